<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

use Quayside\Consent\Blocking\Headers;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Tests\TestCase;

/**
 * Tests headers that make the browser contact a provider.
 */
final class HeadersTest extends TestCase {
	/**
	 * @return array<string, array{string, string, string}>
	 */
	public static function headers(): array {
		$free = '<https://own.example/a.css>; rel=preload; as=style';
		$rest = '<https://own.example/wp-json/>; rel="https://api.w.org/", <https://own.example/?p=1>; rel=shortlink';
		return [
			'a preload'                     => [ 'link', '<https://a.held.example/x.js>; rel=preload; as=script', '' ],
			'a connection among others'     => [ 'link', "$free, <//held.example>; rel=\"preconnect\"; crossorigin, $rest", "$free, $rest" ],
			'two words in its relation'     => [ 'link', '<https://held.example/x.js>; rel="next modulepreload"', '' ],
			'a link that is only followed'  => [ 'link', '<https://held.example/post>; rel="canonical"', '<https://held.example/post>; rel="canonical"' ],
			'a comma in a parameter'        => [ 'link', "$rest, <https://held.example/a,b.css>; title=\"a, b\"; rel=stylesheet", $rest ],
			'no provider'                    => [ 'link', "$free,$rest", "$free,$rest" ],
			'speculation rules'              => [ 'speculation-rules', '"/own.json", "https://held.example/rules.json"', '"/own.json"' ],
			'a refresh'                     => [ 'refresh', '5; url=https://held.example/', '' ],
			'a refresh in quotes'           => [ 'refresh', "0;URL='//held.example/'", '' ],
			'a refresh to this site'         => [ 'refresh', '5; url=/next', '5; url=/next' ],
			'reports'                       => [ 'report-to', '{"group":"a","endpoints":[{"url":"https:\/\/held.example\/r"}]}', '' ],
			'reporting endpoints'            => [ 'reporting-endpoints', 'a="/own", b="https://held.example/r"', 'a="/own"' ],
			'reports of a policy'           => [
				'content-security-policy',
				"default-src 'self' https://held.example; report-uri https://held.example/r; img-src *",
				"default-src 'self' https://held.example; img-src *",
			],
			'reports of a policy to itself' => [
				'content-security-policy-report-only',
				"default-src 'self'; report-uri /r",
				"default-src 'self'; report-uri /r",
			],
		];
	}

	/**
	 * @dataProvider headers
	 */
	public function test_removes_providers( string $name, string $before, string $after ): void {
		$providers = Providers::of(
			[
				'held' => [
					'name'     => 'Held',
					'category' => 'functional',
					'hosts'    => [ 'held.example' ],
				],
			]
		);
		self::assertSame( $after, trim( ( new Headers( $providers ) )->value( $name, $before ) ) );
	}
}
