<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The texts of the switch's screen and report.
 */
final class SwitchWords {
	/**
	 * Returns the texts of the screen. Contract switch/screen-words.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return [
			'intro'          => __( 'See what this site contains from other plugins and themes, and what the switch would do with it. Nothing changes until you start the switch.', 'quayside' ),
			'inventory'      => __( 'View inventory', 'quayside' ),
			'rehearse'       => __( 'Rehearse the switch', 'quayside' ),
			'stop'           => __( 'Stop', 'quayside' ),
			'resume'         => __( 'Continue', 'quayside' ),
			'progress'       => __( 'Reading the site', 'quayside' ),
			/* translators: %s: number of items */
			'found'          => __( 'Items found: %s', 'quayside' ),
			'empty'          => __( 'No items found.', 'quayside' ),
			'items'          => __( 'Items', 'quayside' ),
			'source'         => __( 'Source', 'quayside' ),
			'kind'           => __( 'Kind', 'quayside' ),
			'title'          => __( 'Item', 'quayside' ),
			'place'          => __( 'Place', 'quayside' ),
			'count'          => __( 'Count', 'quayside' ),
			'result'         => __( 'Result', 'quayside' ),
			'notes'          => __( 'Notes', 'quayside' ),
			'kept'           => __( 'Kept as it is', 'quayside' ),
			'converted'      => __( 'Converted', 'quayside' ),
			'approximated'   => __( 'Approximated', 'quayside' ),
			'dropped'        => __( 'Not carried over', 'quayside' ),
			'all'            => __( 'All results', 'quayside' ),
			'filter'         => __( 'Result', 'quayside' ),
			'more'           => __( 'Show more', 'quayside' ),
			'json'           => __( 'Export as JSON', 'quayside' ),
			'csv'            => __( 'Export as CSV', 'quayside' ),
			'fileTitle'      => __( 'Add a file', 'quayside' ),
			'fileIntro'      => __( 'If another plugin is no longer on this site, add a file that it exported. The rehearsal and the switch then include it.', 'quayside' ),
			/* translators: %s: number of forms */
			'fileAdded'      => __( 'Forms added: %s', 'quayside' ),
			'fileTooLarge'   => __( 'The file is larger than 5 MB. Please export fewer forms at once.', 'quayside' ),
			'fileFailed'     => __( 'The file could not be added. Please try again.', 'quayside' ),
			'fileForms'      => __( 'Forms of added files', 'quayside' ),
			'fileRemove'     => __( 'Remove', 'quayside' ),
			'fileRemoved'    => __( 'Form removed.', 'quayside' ),
			'fileNotRemoved' => __( 'The form could not be removed. Please try again.', 'quayside' ),
			'switch'         => __( 'Switch', 'quayside' ),
			'switchIntro'    => __( 'Converts what the rehearsal lists. Each post keeps its original as a revision, and everything can be undone, also weeks later. You can leave this screen while it works.', 'quayside' ),
			'start'          => __( 'Start the switch', 'quayside' ),
			/* translators: %s: name of a source, such as WordPress galleries */
			'optional'       => __( 'Also convert: %s', 'quayside' ),
			'optionalHelp'   => __( 'Works without Quayside. When converted, it gets Quayside’s layouts and lightbox, and needs Quayside for them.', 'quayside' ),
			'again'          => __( 'Convert what is new', 'quayside' ),
			'pause'          => __( 'Pause', 'quayside' ),
			'undo'           => __( 'Undo the switch', 'quayside' ),
			'undoItem'       => __( 'Undo', 'quayside' ),
			'restore'        => __( 'Restore the original', 'quayside' ),
			'action'         => __( 'Action', 'quayside' ),
			'report'         => __( 'Report', 'quayside' ),
			'state'          => __( 'State', 'quayside' ),
			'running'        => __( 'The switch is working.', 'quayside' ),
			'undoing'        => __( 'The undo is working.', 'quayside' ),
			'paused'         => __( 'Paused.', 'quayside' ),
			'finished'       => __( 'The switch is complete.', 'quayside' ),
			'reverted'       => __( 'The switch was undone.', 'quayside' ),
			'confirm'        => __( 'Start the switch? The content of this site will be converted.', 'quayside' ),
			'confirmUndo'    => __( 'Undo the switch? The originals will be restored. What was edited since is kept.', 'quayside' ),
			'done'           => __( 'Switched', 'quayside' ),
			'skipped'        => __( 'Left as it was', 'quayside' ),
			'failed'         => __( 'Failed', 'quayside' ),
			'edited'         => __( 'Edited since', 'quayside' ),
			'undone'         => __( 'Undone', 'quayside' ),
			'compare'        => __( 'Compare a page', 'quayside' ),
			'compareIntro'   => __( 'Shows a page before and after the switch, and what your browser loads for each. Nothing on the site changes.', 'quayside' ),
			'address'        => __( 'Address of the page', 'quayside' ),
			'show'           => __( 'Compare', 'quayside' ),
			'foreign'        => __( 'Please enter the address of a page of this site.', 'quayside' ),
			'before'         => __( 'Before', 'quayside' ),
			'after'          => __( 'After', 'quayside' ),
			/* translators: 1: number of requests, 2: size such as 120 KB */
			'weight'         => __( '%1$s requests, %2$s', 'quayside' ),
			'error'          => __( 'The site could not be read. Please try again.', 'quayside' ),
		];
	}
}
