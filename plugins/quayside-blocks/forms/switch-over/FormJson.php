<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Reads forms that are JSON with a list of fields.
 */
final class FormJson {
	/** Maximum depth of the JSON. */
	public const MAX_DEPTH = 40;

	/**
	 * Returns a form; null if it is too long or damaged.
	 *
	 * @return array<mixed>|null
	 */
	public static function decode( string $json ): ?array {
		$form = null === FormDraft::too_long( $json ) ? json_decode( $json, true, self::MAX_DEPTH ) : null;
		return is_array( $form ) && is_array( $form['fields'] ?? null ) ? $form : null;
	}

	/**
	 * Returns a form as Quayside's.
	 *
	 * @param callable(array<mixed>): FormDraft $convert Converts a decoded form.
	 */
	public static function draft( string $json, callable $convert ): FormDraft {
		$form = self::decode( $json );
		return null !== $form
			? $convert( $form )
			: FormDraft::too_long( $json ) ?? FormDraft::stopped( __( 'The form’s data is damaged.', 'quayside-blocks' ) );
	}
}
