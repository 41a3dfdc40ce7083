/** One value of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A metric with its samples. */
export interface MetricFamily {
  readonly type: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/y;

/**
 * Reads Prometheus's text exposition format, version 0.0.4, as strictly as a scraper must.
 * @throws Error naming the line that does not belong to the format, or to no metric that was declared
 */
export function parsePrometheus(text: string): ReadonlyMap<string, MetricFamily> {
  const families = new Map<string, { type: string; help: string; samples: Sample[] }>();
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? [];
    if (kind === 'HELP') families.set(name, { type: 'untyped', help: rest, samples: [] });
    else if (kind === 'TYPE') Object.assign(familyOf(families, name, line), { type: rest });
    else {
      const sample = parseSample(line);
      familyOf(families, sample.name, line).samples.push(sample);
    }
  }
  return families;
}

function familyOf<T extends { type: string }>(families: ReadonlyMap<string, T>, name: string, line: string): T {
  const found = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ''));
  if (found === undefined) throw new Error(`No metric was declared for: ${line}`);
  return found;
}

function parseSample(line: string): Sample {
  const [, name = '', inner = '', number = ''] = sampleLine.exec(line) ?? [];
  const value = number === '+Inf' ? Infinity : Number(number);
  if (name === '' || number === '' || (Number.isNaN(value) && number.toLowerCase() !== 'nan'))
    throw new Error(`No sample: ${line}`);
  const labels: Record<string, string> = {};
  label.lastIndex = 0;
  while (label.lastIndex < inner.length) {
    const [, key = '', text = ''] = label.exec(inner) ?? [];
    if (key === '') throw new Error(`No labels: ${line}`);
    labels[key] = text;
  }
  return { name, labels, value };
}
