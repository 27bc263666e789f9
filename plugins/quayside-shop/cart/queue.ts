import { oneAtATime } from './one-at-a-time';

type Task = () => Promise< void >;

/**
 * Runs tasks one after the other in the order in which they came (spec section 4: one at a time).
 *
 * A task that fails does not hold up those behind it. Tasks of other tabs come before or after, not meanwhile.
 */
export class Queue {
	private last: Promise< void > = Promise.resolve();

	/**
	 * Adds a task.
	 *
	 * @return {Promise} Settled as the task is.
	 */
	add( task: Task ): Promise< void > {
		const run = this.last.then( () => oneAtATime( task ) );
		this.last = run.catch( () => undefined );
		return run;
	}
}
