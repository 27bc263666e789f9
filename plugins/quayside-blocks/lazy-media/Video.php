<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

/**
 * A video at a provider whose embed URL can be derived from the video's URL without a request.
 */
final class Video {
	/**
	 * @param string $provider Name of the provider.
	 * @param string $frame    URL of the iframe, on the provider's domain that sets the fewest cookies.
	 * @param string $page     URL of the video's page.
	 * @param string $play     Query string that starts playback immediately.
	 * @param string $mute     Query string that mutes the video.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $frame,
		public readonly string $page,
		public readonly string $play,
		public readonly string $mute,
	) {}

	/**
	 * Returns the video at a URL, null if it does not belong to a known provider.
	 */
	public static function from_url( string $url ): ?self {
		$parts = wp_parse_url( trim( $url ) );
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true ) ) {
			return null;
		}
		$query = [];
		parse_str( $parts['query'] ?? '', $query );
		$path = $parts['path'] ?? '';
		return match ( (string) preg_replace( '/^(www|m|music)\./', '', strtolower( $parts['host'] ?? '' ) ) ) {
			'youtube.com', 'youtube-nocookie.com', 'youtu.be' => self::youtube( $path, $query ),
			'vimeo.com', 'player.vimeo.com'                   => self::vimeo( $path, $query ),
			default                                           => null,
		};
	}

	/**
	 * @param array<mixed> $query The URL's query parameters.
	 */
	private static function youtube( string $path, array $query ): ?self {
		$matches = [];
		$id      = 1 === preg_match( '~^/(?:embed/|shorts/|live/|v/)?([\w-]{11})/?$~D', $path, $matches ) ? $matches[1] : ( $query['v'] ?? '' );
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[\w-]{11}$/D', $id ) || 'videoseries' === $id ) {
			return null;
		}
		$start = self::seconds( $query['start'] ?? $query['t'] ?? '' );
		$frame = "https://www.youtube-nocookie.com/embed/$id?rel=0" . ( $start > 0 ? "&start=$start" : '' );
		return new self( 'YouTube', $frame, "https://www.youtube.com/watch?v=$id", 'autoplay=1', 'mute=1' );
	}

	/**
	 * @param array<mixed> $query The URL's query parameters.
	 */
	private static function vimeo( string $path, array $query ): ?self {
		$matches = [];
		if ( 1 !== preg_match( '~^/(?:video/)?(\d{5,12})(?:/([0-9a-f]{6,20}))?/?$~D', $path, $matches ) ) {
			return null;
		}
		$hash = $matches[2] ?? ( $query['h'] ?? '' );
		$hash = is_string( $hash ) && 1 === preg_match( '/^[0-9a-f]{6,20}$/D', $hash ) ? $hash : '';
		return new self(
			'Vimeo',
			"https://player.vimeo.com/video/$matches[1]?dnt=1" . ( '' === $hash ? '' : "&h=$hash" ),
			"https://vimeo.com/$matches[1]" . ( '' === $hash ? '' : "/$hash" ),
			'autoplay=1',
			'muted=1'
		);
	}

	/**
	 * Returns the seconds of "65", "65s", or "1m5s", 0 if invalid.
	 */
	private static function seconds( mixed $time ): int {
		$matches = [];
		if ( ! is_string( $time ) || 1 !== preg_match( '/^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/D', $time, $matches ) ) {
			return 0;
		}
		return (int) ( $matches[1] ?? 0 ) * 3600 + (int) ( $matches[2] ?? 0 ) * 60 + (int) ( $matches[3] ?? 0 );
	}
}
