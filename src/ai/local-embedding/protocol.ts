/** What the worker needs to load a model. Paths are absolute. */
export interface WorkerSettings {
  readonly modelFile: string;
  readonly tokenizerFile: string;
  /** Cores that one inference uses. */
  readonly threads: number;
  /** Tokens of a text at most, special tokens included. */
  readonly maxTokens: number;
}

/** Token ids of one text, special tokens included. */
export type TokenIds = Int32Array;

/** A part of a passage's text that is one window: from `from`, inclusive, to `to`, exclusive, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One passage, or one section of a long one, whose windows the worker finds. */
export interface Section {
  readonly header: string;
  readonly text: string;
}

/** The windows of one section: `header` as it stands before each of them, and the spans of the text. */
export interface SectionWindows {
  readonly header: string;
  readonly spans: readonly Span[];
}

/** The tasks of the worker, by the names of the functions that it exports: what they are given, what they answer. */
export interface WorkerTasks {
  /** Texts, prefix included, as token ids. */
  encode: { payload: readonly string[]; answer: readonly TokenIds[] };
  /** One batch of token ids as vectors of length 1, one after the other in one array. */
  infer: { payload: readonly TokenIds[]; answer: Float32Array };
  /** `encode` and `infer` in one: a small call waits in the queue once, not twice. */
  embed: { payload: readonly string[]; answer: { readonly vectors: Float32Array; readonly tokens: number } };
  /** Windows of several sections. */
  windows: { payload: readonly Section[]; answer: readonly SectionWindows[] };
  /** Ends the thread, to show what its death does. */
  die: { payload: null; answer: never };
}

/** The name of a task. */
export type TaskName = keyof WorkerTasks;

/** What the pool hands to the worker. A task's priority stands beside the payload and does not reach the worker. */
export interface Task<Name extends TaskName> {
  readonly payload: WorkerTasks[Name]['payload'];
}

/** A function that does a task. The first one that is called loads the model. */
export type TaskFunction<Name extends TaskName> = (task: Task<Name>) => Promise<WorkerTasks[Name]['answer']>;
