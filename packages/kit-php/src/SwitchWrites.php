<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Commits the changes of one post together. Otherwise, the database waits for the disk after each of about fifteen statements, which takes
 * most of the time of the switch. Nothing is rolled back: what an interrupted post leaves is in the journal, with or without transactions.
 */
final class SwitchWrites {
	/** ID of the post whose changes are not committed; 0 for none. */
	private int $post = 0;

	/**
	 * Begins the changes of a post.
	 *
	 * @param int $post Post ID.
	 */
	public function begin( int $post ): void {
		/**
		 * Filters whether the switch commits the changes of a post together.
		 *
		 * @param bool $together True by default.
		 */
		if ( 0 === $this->post && true === apply_filters( 'quayside_switch_commits_together', true ) ) {
			global $wpdb;
			$this->post = false === $wpdb->query( 'START TRANSACTION' ) ? 0 : $post;
			// A plugin can end the process in the middle. What others then write must not be lost.
			add_action( 'shutdown', [ $this, 'end' ], PHP_INT_MIN );
		}
	}

	/**
	 * Commits what is needed to undo the changes, before the post changes.
	 */
	public function keep(): void {
		if ( 0 !== $this->post ) {
			global $wpdb;
			$wpdb->query( 'COMMIT' );
			$wpdb->query( 'START TRANSACTION' );
		}
	}

	/**
	 * Ends the changes of a post.
	 */
	public function end(): void {
		if ( 0 !== $this->post ) {
			global $wpdb;
			$wpdb->query( 'COMMIT' );
			// Another process can have read the post from the database and put it into an object cache before they were committed.
			clean_post_cache( $this->post );
			$this->post = 0;
		}
	}
}
