<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * A source whose plugin exports forms as JSON.
 */
interface FileSource extends FormSource {
	/**
	 * Returns the forms of an export; an empty list if it is none.
	 *
	 * @param array<mixed> $data Decoded JSON.
	 * @return array<int, array{id: int, title: string, status: string, form: array<mixed>}> Forms with their ID; 0 if they have none. Their
	 * status is publish, draft for those that are inactive, or trash.
	 */
	public function forms_in( array $data ): array;

	/**
	 * Determines whether the plugin has stored a form with an ID on this site.
	 */
	public function has_stored( int $id ): bool;

	/**
	 * Returns a form of an export as Quayside's.
	 *
	 * @param array<mixed> $form Decoded form.
	 */
	public function convert( array $form ): FormDraft;

	/**
	 * Returns what to say about a file that is no export, as translated text.
	 */
	public function not_an_export(): string;
}
