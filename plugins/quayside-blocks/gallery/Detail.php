<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Holds what one use of an image overrides: caption, alternative text, and link. The media library supplies the rest.
 */
final class Detail {
	private const MAX_TEXT = 2000;

	private const ACTIONS = [ 'lightbox', 'image', 'attachment', 'none' ];

	/**
	 * @param string|null $alt     Alternative text, '' for a decorative image, null for the media library's.
	 * @param string|null $caption Caption with inline markup, '' for none, null for the media library's.
	 * @param string      $link    URL that a click opens, '' for the gallery's click action.
	 * @param bool|null   $new_tab Whether links open in a new tab, null for the gallery's setting.
	 * @param string      $rel     Values of the link's rel attribute.
	 * @param string      $action  Click action, '' for the gallery's.
	 */
	private function __construct(
		public readonly ?string $alt,
		public readonly ?string $caption,
		public readonly string $link,
		public readonly ?bool $new_tab,
		public readonly string $rel,
		public readonly string $action
	) {}

	/**
	 * Reads one item of the block's attribute `details`, whatever it contains.
	 */
	public static function from( mixed $value ): self {
		$value  = is_array( $value ) ? $value : [];
		$rel    = is_string( $value['rel'] ?? null ) && 1 === preg_match( '/^[a-z0-9 -]{1,100}$/i', $value['rel'] ) ? $value['rel'] : '';
		$action = $value['action'] ?? '';
		return new self(
			self::text( $value['alt'] ?? null ),
			self::text( $value['caption'] ?? null ),
			trim( (string) self::text( $value['link'] ?? null ) ),
			is_bool( $value['newTab'] ?? null ) ? $value['newTab'] : null,
			$rel,
			is_string( $action ) && in_array( $action, self::ACTIONS, true ) ? $action : ''
		);
	}

	/**
	 * Returns the overrides as the block stores them, without those that are not set.
	 *
	 * @return array<string, string|bool>
	 */
	public function to_array(): array {
		return array_filter(
			[
				'alt'     => $this->alt,
				'caption' => $this->caption,
				'link'    => '' === $this->link ? null : $this->link,
				'newTab'  => $this->new_tab,
				'rel'     => '' === $this->rel ? null : $this->rel,
				'action'  => '' === $this->action ? null : $this->action,
			],
			static fn ( string|bool|null $value ): bool => null !== $value
		);
	}

	private static function text( mixed $value ): ?string {
		return is_string( $value ) ? mb_substr( $value, 0, self::MAX_TEXT ) : null;
	}
}
