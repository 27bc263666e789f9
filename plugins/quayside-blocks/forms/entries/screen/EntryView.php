<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Links;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Formats an entry as the contract forms/entry defines it.
 */
final class EntryView {
	/**
	 * Returns an entry for a list, without log and files.
	 *
	 * @return array<string, mixed>
	 */
	public static function line( Entry $entry ): array {
		$form = Form::any( $entry->form );
		$user = $entry->user > 0 ? get_userdata( $entry->user ) : false;
		$more = SureFormsEntries::is_id( $entry->id ) ? [
			'source' => 'sureforms',
			'number' => $entry->id - SureFormsEntries::OFFSET,
		] : [];
		return $more + [
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
	 * Returns an entry with its log and files.
	 *
	 * @return array<string, mixed>
	 */
	public static function whole( Entry $entry ): array {
		return [
			'files' => self::files( $entry ),
			'log'   => Log::of_entry( $entry->id ),
		] + self::line( $entry );
	}

	/**
	 * Sanitizes rich text again, as stored values can be older than the current rules.
	 *
	 * @param array{id: string, slug: string, type: string, label: string, value: string} $field Field of an entry.
	 * @return array{id: string, slug: string, type: string, label: string, value: string}
	 */
	private static function field( array $field ): array {
		return RichText::TYPE === $field['type'] ? [ 'value' => RichText::clean( $field['value'] ) ] + $field : $field;
	}

	/**
	 * Returns the files of an entry in the order of their upload. The id counts from 1 in each entry, the size is in bytes, and
	 * the url is for users who can view entries.
	 *
	 * @return array<int, array{id: int, field: string, name: string, type: string, size: int, url: string}>
	 */
	public static function files( Entry $entry ): array {
		$files = [];
		foreach ( $entry->files as $number => $file ) {
			// The path and the key never leave the server.
			unset( $file['path'], $file['key'] );
			$files[] = [
				'id'  => $number + 1,
				'url' => Links::file( $entry->id, $number + 1 ),
			] + $file;
		}
		return $files;
	}
}
