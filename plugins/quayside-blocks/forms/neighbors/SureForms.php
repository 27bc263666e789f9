<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

/**
 * SureForms, the plugin whose post type, routes, and shortcode Quayside's forms share. While it is active, each form has
 * one owner: Quayside owns the forms with a Quayside field, and SureForms owns all others.
 */
final class SureForms {
	/** Name of the SureForms block that embeds a form. */
	public const BLOCK = 'srfm/form';

	/** Start of a serialized SureForms block. */
	public const MARK = '<!-- wp:srfm/';

	/**
	 * Determines whether SureForms is active.
	 */
	public static function is_active(): bool {
		/**
		 * Filters whether SureForms is active. If it is, it owns the forms without a Quayside field.
		 *
		 * @param bool $active True where its constant SRFM_VER is defined.
		 */
		return true === apply_filters( 'quayside_blocks_sureforms_is_active', defined( 'SRFM_VER' ) );
	}

	/**
	 * Replaces the [sureforms] shortcode.
	 *
	 * @param callable $callback Renders a form by the shortcode's attributes.
	 * @return callable|null The shortcode's callback before, null where SureForms is not active.
	 */
	public static function replace_shortcode( callable $callback ): ?callable {
		global $shortcode_tags;
		$before = is_array( $shortcode_tags ) ? $shortcode_tags['sureforms'] ?? null : null;
		add_shortcode( 'sureforms', $callback );
		return self::is_active() && is_callable( $before ) ? $before : null;
	}
}
