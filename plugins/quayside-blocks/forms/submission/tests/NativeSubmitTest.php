<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Submission\Gate;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\NativeResult;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Uploads\Files;

/**
 * Tests native form submissions without JavaScript.
 */
final class NativeSubmitTest extends FormTestCase {
	public function test_two_people_behind_one_ip_address_create_two_entries(): void {
		$key = static function ( string $browser ): string {
			$_SERVER['HTTP_USER_AGENT'] = $browser;
			return Gate::key( [ 'going' => 'yes' ] );
		};
		self::assertSame( $key( 'one' ), $key( 'one' ), 'A double click submits once.' );
		self::assertNotSame( $key( 'one' ), $key( 'two' ) );
		$visitor = $key( 'one' );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'answers', 'user_pass' => 'x' ] ) );
		self::assertNotSame( $visitor, $key( 'one' ) );
		unset( $_SERVER['HTTP_USER_AGENT'] );
	}

	public function test_stores_the_source_page_of_a_site_in_a_subfolder(): void {
		$form = self::form();
		$base = [ $_POST, $_SERVER ];
		add_filter(
			'home_url',
			static fn ( string $url, string $path ): string => 'https://example.org:8443/shop' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ),
			10,
			2
		);
		add_filter(
			'wp_redirect',
			static function ( string $to ): string {
				throw new \RuntimeException( $to );
			}
		);
		$_SERVER['REQUEST_URI'] = '/shop/contact/?from=menu';

		$_POST = [ 'form-id' => (string) $form->id(), 'quayside-token' => Token::make( $form->id() ), Token::honeypot( $form->id() ) => '' ];
		foreach ( [ 'name' => 'Ada', 'email' => 'a@b.co', 'message' => "It\\'s me" ] as $slug => $value ) {
			$_POST[ (string) $form->schema()->by_slug( $slug )?->name() ] = $value;
		}
		$entries = new Entries();
		$mailer  = new Mailer( $entries );
		try {
			( new NativeSubmit( new Intake( $entries, $mailer, new Files() ), $mailer, new NativeResult() ) )->handle();
			self::fail( 'The visitor is sent on.' );
		} catch ( \RuntimeException $sent ) {
			self::assertSame( "/shop/contact/?from=menu&quayside-form-sent={$form->id()}#quayside-form-{$form->id()}", $sent->getMessage() );
		} finally {
			[ $_POST, $_SERVER ] = $base;
		}
		$stored = $entries->list( [ 'form' => $form->id() ] )['entries'];
		self::assertSame(
			[ [ 'https://example.org:8443/shop/contact/?from=menu', "It's me" ] ],
			array_map( static fn ( $entry ): array => [ $entry->source_url, $entry->value( 'message' ) ], $stored )
		);
	}

	public function test_the_page_shows_what_was_refused_in_its_own_request_only(): void {
		$form    = self::form();
		$entries = new Entries();
		$mailer  = new Mailer( $entries );
		$result  = new NativeResult();
		$_POST   = [ 'form-id' => (string) $form->id(), 'quayside-token' => Token::make( $form->id() ), Token::honeypot( $form->id() ) => '' ];
		$_POST[ (string) $form->schema()->by_slug( 'email' )?->name() ] = 'not an address';

		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		$html                           = static fn (): string => do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		try {
			$this->replace_blocks( $result );
			( new NativeSubmit( new Intake( $entries, $mailer, new Files() ), $mailer, $result ) )->handle();
			$page = $html();
			self::assertStringContainsString( 'value="not an address"', $page );
			self::assertStringContainsString( 'Please enter a valid email address.', $page );
			self::assertStringContainsString( 'aria-invalid="true"', $page );
		} finally {
			unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
			$this->replace_blocks();
		}
		self::assertStringNotContainsString( 'not an address', $html() );
		self::assertStringNotContainsString( 'aria-invalid="true"', $html() );
	}

	/**
	 * Request headers and whether they prove that a page of this site submitted the form.
	 *
	 * @return array<string, array{array<string, string>, bool}>
	 */
	public static function posts(): array {
		return [
			'this site'                       => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'https://example.org:8443' ], true ],
			'this site, plain HTTP'           => [ [ 'HTTP_ORIGIN' => 'https://example.org:8443' ], true ],
			'a separate WordPress URL'       => [ [ 'HTTP_ORIGIN' => 'https://wp.example.org' ], true ],
			'another site'                    => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://evil.example' ], false ],
			'another subdomain'               => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_ORIGIN' => 'https://blog.example.org' ], false ],
			'another site, plain HTTP'        => [ [ 'HTTP_ORIGIN' => 'https://evil.example' ], false ],
			'another port'                    => [ [ 'HTTP_ORIGIN' => 'https://example.org' ], false ],
			'another scheme'                  => [ [ 'HTTP_ORIGIN' => 'http://example.org:8443' ], false ],
			'a host name with the same prefix'        => [ [ 'HTTP_ORIGIN' => 'https://example.org:8443.evil.example' ], false ],
			'a sandboxed frame'               => [ [ 'HTTP_ORIGIN' => 'null' ], false ],
			'conflicting headers'                       => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://example.org:8443' ], false ],
			'a browser without the headers'     => [ [ 'HTTP_REFERER' => 'https://example.org:8443/contact/' ], false ],
		];
	}

	/**
	 * @dataProvider posts
	 * @param array<string, string> $headers
	 */
	public function test_accepts_submissions_from_other_sites_as_those_of_a_visitor( array $headers, bool $is_own ): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://example.org:8443' . $path, 10, 2 );
		add_filter( 'site_url', static fn ( string $url, string $path ): string => 'https://wp.example.org:443' . $path, 10, 2 );
		add_filter(
			'wp_redirect',
			static function ( string $to ): string {
				throw new \RuntimeException( $to );
			}
		);
		$users = [];
		add_action(
			'quayside_blocks_form_submitted',
			static function () use ( &$users ): void {
				$users[] = get_current_user_id();
			}
		);
		$notify = static fn ( bool $store ): array => [
			'store'         => $store,
			'notifications' => [
				[
					'to'      => 'owner@example.com',
					'subject' => 'By [{user_login}{user_email}]',
					'body'    => '{user_display_name}',
				],
			],
		];
		$base = [ $_POST, $_SERVER ];
		$user = self::log_in_as( 'administrator' );
		$name = (string) get_userdata( $user )?->user_login;
		foreach ( [ true, false ] as $store ) {
			$form   = self::form( self::contact(), $notify( $store ) );
			$native = static function ( array $values ) use ( $form, $headers, $base ): bool {
				$_SERVER = $headers + [ 'REQUEST_URI' => '/contact/' ] + $base[1];
				$_POST   = [ 'form-id' => (string) $form->id(), 'quayside-token' => Token::make( $form->id() ), Token::honeypot( $form->id() ) => '' ];
				foreach ( $values as $slug => $value ) {
					$_POST[ (string) $form->schema()->by_slug( $slug )?->name() ] = $value;
				}
				$entries = new Entries();
				$mailer  = new Mailer( $entries );
				try {
					( new NativeSubmit( new Intake( $entries, $mailer, new Files() ), $mailer, new NativeResult() ) )->handle();
					return false;
				} catch ( \RuntimeException ) {
					return true;
				} finally {
					[ $_POST, $_SERVER ] = $base;
				}
			};
			self::assertFalse( $native( [ 'name' => '' ] ), 'The submission has to be corrected.' );
			self::assertSame( $user, get_current_user_id(), 'The page that says so is the visitor\'s own.' );
			self::assertTrue( $native( [ 'name' => 'Ada', 'email' => 'a@b.co' ] ), 'The submission is accepted.' );
			if ( $store ) {
				self::assertSame(
					[ $is_own ? $user : 0 ],
					array_map( static fn ( $entry ): int => $entry->user, ( new Entries() )->list( [ 'form' => $form->id() ] )['entries'] )
				);
			}
		}
		self::assertSame( [ $is_own ? $user : 0 ], $users );
		self::assertCount( 2, $this->emails );
		foreach ( $this->emails as $email ) {
			self::assertSame( $is_own, str_contains( (string) wp_json_encode( $email ), $name ) );
			$is_own || self::assertSame( 'By []', $email['subject'] );
		}
	}

	/**
	 * @dataProvider posts
	 * @param array<string, string> $headers
	 */
	public function test_shows_user_tags_after_a_submission_only_to_pages_of_this_site( array $headers, bool $is_own ): void {
		$form = self::form( self::contact(), [ 'successMessage' => 'Thanks [{user_login}]' ] );
		$name = (string) get_userdata( self::log_in_as( 'subscriber' ) )?->user_login;
		$base = $_SERVER;
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://example.org:8443' . $path, 10, 2 );
		add_filter( 'site_url', static fn ( string $url, string $path ): string => 'https://wp.example.org' . $path, 10, 2 );
		$_SERVER                   = $headers + $_SERVER;
		$_GET[ NativeSubmit::DONE ] = (string) $form->id();
		$html                      = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		$_SERVER                   = $base;
		self::assertStringContainsString( $is_own ? "Thanks [$name]" : 'Thanks []', $html );
	}
}
