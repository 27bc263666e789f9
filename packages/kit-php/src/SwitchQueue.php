<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs the batches of the switch in the background.
 */
abstract class SwitchQueue {
	/** Action that runs a batch. */
	public const HOOK = 'quayside_switch_batch';

	/** Seconds by which a scheduled batch may be later than needed. */
	private const LATER = 30;

	/**
	 * Makes sure that a batch is scheduled.
	 *
	 * @param int $time Unix time by which it starts.
	 */
	public function ensure( int $time ): void {
		$next = $this->next();
		if ( null === $next || $next > $time + self::LATER ) {
			null === $next || $this->clear();
			$this->schedule( $time );
		}
	}

	/**
	 * Removes scheduled batches.
	 */
	abstract public function clear(): void;

	/**
	 * Returns the time of the scheduled batch; null if there is none. A batch that is running doesn't count.
	 */
	abstract protected function next(): ?int;

	abstract protected function schedule( int $time ): void;
}
