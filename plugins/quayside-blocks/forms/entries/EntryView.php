<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Uploads\Files;

/**
 * An entry as the contract forms/entry has it.
 */
final class EntryView {
	/**
	 * As a list shows it: without log and files.
	 *
	 * @return array<string, mixed>
	 */
	public static function line( Entry $entry ): array {
		$form = Form::any( $entry->form );
		$user = $entry->user > 0 ? get_userdata( $entry->user ) : false;
		return [
			'id'        => $entry->id,
			'form'      => $entry->form,
			'formTitle' => $form ? $form->title() : __( '(deleted form)', 'quayside-blocks' ),
			'status'    => $entry->status,
			'starred'   => $entry->starred,
			'created'   => str_replace( ' ', 'T', $entry->created ) . 'Z',
			'sourceUrl' => $entry->source_url,
			'mail'      => $entry->mail,
			'user'      => $user ? $user->display_name : '',
			'fields'    => array_map( [ self::class, 'field' ], $entry->fields ),
			'files'     => [],
			'log'       => [],
		];
	}

	/**
	 * All of it.
	 *
	 * @return array<string, mixed>
	 */
	public static function whole( Entry $entry ): array {
		return [
			'files' => Files::of_entry( $entry ),
			'log'   => Log::of_entry( $entry->id ),
		] + self::line( $entry );
	}

	/**
	 * Formatted text is cleaned here too: what is in the table may be older than the rules, or have come another way.
	 *
	 * @param array{id: string, slug: string, type: string, label: string, value: string} $field Field of an entry.
	 * @return array{id: string, slug: string, type: string, label: string, value: string}
	 */
	private static function field( array $field ): array {
		return RichText::TYPE === $field['type'] ? [ 'value' => RichText::clean( $field['value'] ) ] + $field : $field;
	}
}
