<?php
declare( strict_types=1 );

namespace Quayside\Consent\Tests\Blocking;

use Quayside\Consent\Blocking\FirstLook;
use Quayside\Consent\Providers\Providers;
use Quayside\Tests\TestCase;

/**
 * The look that spares most pages the rewriter never overlooks what the rewriter would hold.
 */
final class FirstLookTest extends TestCase {
	private const CASES = __DIR__ . '/../../../../../contracts/consent/cases';

	/**
	 * @return array<string, array{string}>
	 */
	public static function held(): array {
		$cases = [];
		foreach ( self::read( 'match' )['cases'] as $case ) {
			if ( '' !== $case['category'] ) {
				$cases[ 'address "' . $case['url'] . '"' ]       = [ '<p>x</p><img alt="" src="' . esc_attr( $case['url'] ) . '">' ];
				$cases[ 'in references "' . $case['url'] . '"' ] = [ "<img alt='' src='" . preg_replace_callback( '/[^a-z0-9 ]/iu', static fn ( array $found ): string => implode( '', array_map( static fn ( string $letter ): string => '&#' . mb_ord( $letter ) . ';', mb_str_split( $found[0] ) ) ), $case['url'] ) . "'>" ];
			}
		}
		$addresses = [
			'{video}'                    => 'https://www.youtube.com',
			'{ads}'                      => 'https://google.com/pagead',
			'{ads-host}'                 => 'google.com/pagead',
			'{analytics}'                => 'https://google-analytics.com',
			'{analytics-without-scheme}' => '//google-analytics.com',
			'{unknown}'                  => 'https://unknown.example',
		];
		foreach ( self::read( 'embeds' )['cases'] as $case ) {
			if ( ! str_contains( $case['html'], '</script>' ) || str_starts_with( strtolower( $case['html'] ), '<script src' ) ) {
				$cases[ $case['title'] ] = [ strtr( $case['html'], $addresses ) ];
			}
		}
		$cases['a host in percent signs']   = [ '<img alt="" src="https://www.%79outube.com/x.png">' ];
		$cases['an escape in CSS']          = [ '<div style="background:url(https://www.y\outube.com/x.png)">' ];
		$cases['a line break in a host']    = [ "<img alt='' src='https://www.you\ntube.com/x.png'>" ];
		$cases['a script by its text']      = [ '<script>new google.maps.Map( a );</script>' ];
		$cases['a script marked in shouts'] = [ '<SCRIPT DATA-CONSENT=analytics>a()</SCRIPT>' ];
		return $cases;
	}

	/**
	 * @dataProvider held
	 */
	public function test_what_is_held_is_seen( string $html ): void {
		self::assertTrue( self::look()->finds( $html ) );
	}

	public function test_pages_without_third_parties_are_spared(): void {
		$html = '<html><head><link rel="canonical" href="https://shop.example/"><script src="https://shop.example/a.js?ver=1&#038;x=2"></script><script type="application/ld+json">{"@context":"https:\/\/schema.org"}</script></head><body><a href="https://wordpress.org/">WordPress</a> it&#8217;s <svg xmlns="http://www.w3.org/2000/svg"></svg></body></html>';
		self::assertFalse( self::look()->finds( $html ) );
	}

	private static function look(): FirstLook {
		$list         = self::read( 'match' )['providers'];
		$list['maps'] = [ 'inline' => [ 'google.maps.' ] ] + $list['maps'];
		return new FirstLook( Providers::of( $list, 'shop.example' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function read( string $name ): array {
		return json_decode( (string) file_get_contents( self::CASES . "/$name.json" ), true );
	}
}
