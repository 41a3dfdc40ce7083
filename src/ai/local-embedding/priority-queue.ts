import { FixedQueue, queueOptionsSymbol } from 'piscina';
import type { PiscinaTask, TaskQueue } from 'piscina';
import type { EmbeddingPriority } from '../ports.js';

type QueuedTask = Pick<PiscinaTask, typeof queueOptionsSymbol>;

/** A task's payload with the priority that the queue reads. */
export function prioritised<Payload>(payload: Payload, priority: EmbeddingPriority): { readonly payload: Payload } {
  return Object.assign({ payload }, { [queueOptionsSymbol]: { priority } });
}

/** Tasks that somebody waits for, in the order of arrival, and then the others in theirs. */
export function createPriorityQueue(): TaskQueue {
  const interactive = new FixedQueue();
  const background = new FixedQueue();
  const laneOf = (task: QueuedTask): FixedQueue => {
    const options = task[queueOptionsSymbol];
    return options && 'priority' in options && options.priority === 'background' ? background : interactive;
  };
  return {
    get size() {
      return interactive.size + background.size;
    },
    shift: () => interactive.shift() ?? background.shift(),
    remove: (task) => laneOf(task).remove(task),
    push: (task) => laneOf(task).push(task),
    unshift: (task) => laneOf(task).unshift(task),
  };
}
