import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { createElement, type ReactElement } from 'react';

/** An operation of the menu, as the server lists it. */
interface ReadyOperation {
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface OperationGroup {
  readonly title: string;
  readonly description: string;
  readonly operations: readonly ReadyOperation[];
}

/** What the server lists at `address`; nothing, with the reason, when it cannot be had. */
async function loadGroups(
  address: URL,
): Promise<{ readonly groups: readonly OperationGroup[]; readonly problem: string }> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return { groups: (await response.json()) as readonly OperationGroup[], problem: '' };
  } catch (error) {
    return { groups: [], problem: `The operations could not be loaded: ${String(error)}` };
  }
}

/**
 * A pane of GraphiQL that lists the ready operations by task. Choosing one opens it in a tab of its own, with example
 * variables. Its entries are buttons, so that they are reached and pressed by keyboard.
 */
export async function makeOperationsMenu(address: URL): Promise<GraphiQLPlugin> {
  const { groups, problem } = await loadGroups(address);
  return {
    title: 'Ready operations',
    icon: MenuIcon,
    content: () => {
      const open = useOpenOperation();
      return createElement(
        'nav',
        { className: 'ready-operations', 'aria-label': 'Ready operations' },
        createElement('h2', null, 'Ready operations'),
        problem === '' ? null : createElement('p', { role: 'alert' }, problem),
        ...groups.map((group) => showGroup(group, open)),
      );
    },
  };
}

/** Opens an operation in a new tab and goes there. */
function useOpenOperation(): (operation: ReadyOperation) => void {
  const { addTab } = useGraphiQLActions();
  const query = useGraphiQL((state) => state.queryEditor);
  const variables = useGraphiQL((state) => state.variableEditor);
  return (operation) => {
    addTab();
    variables?.setValue(JSON.stringify(operation.variables ?? {}, null, 2));
    query?.setValue(operation.query);
    query?.focus();
  };
}

function showGroup(group: OperationGroup, open: (operation: ReadyOperation) => void): ReactElement {
  const entries = group.operations.map((operation) =>
    createElement(
      'li',
      { key: operation.name },
      createElement(
        'button',
        { type: 'button', onClick: () => open(operation) },
        createElement('span', { className: 'ready-operation-name' }, operation.name),
        createElement('span', { className: 'ready-operation-kind' }, operation.kind),
        createElement('span', { className: 'ready-operation-description' }, operation.description),
      ),
    ),
  );
  return createElement(
    'section',
    { key: group.title },
    createElement('h3', null, group.title),
    createElement('p', null, group.description),
    createElement('ul', null, ...entries),
  );
}

function MenuIcon(): ReactElement {
  const line = (y: number): ReactElement => createElement('path', { key: y, d: `M4 ${y}h1.5M9 ${y}h11` });
  const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' } as const;
  return createElement(
    'svg',
    { viewBox: '0 0 24 24', height: '1em', 'aria-hidden': true, ...stroke },
    line(6),
    line(12),
    line(18),
  );
}
