import { runExclusive } from './cart-lock';

type Task = () => Promise< void >;

/**
 * Runs tasks one after another in the order in which they were added (spec section 4).
 *
 * A task that fails does not block the next ones. Tasks of other tabs run before or after, not at the same time.
 */
export class Queue {
	private last: Promise< void > = Promise.resolve();

	/**
	 * Adds a task.
	 *
	 * @return {Promise} Settles like the task.
	 */
	add( task: Task ): Promise< void > {
		const run = this.last.then( () => runExclusive( task ) );
		this.last = run.catch( () => undefined );
		return run;
	}
}
