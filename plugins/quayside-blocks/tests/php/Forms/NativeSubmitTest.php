<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Forms;

require_once __DIR__ . '/FormTestCase.php';

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Uploads\Files;

/**
 * A form that the browser itself sends.
 */
final class NativeSubmitTest extends FormTestCase {
	public function test_an_entry_of_a_site_below_a_folder_names_the_page_that_it_came_from(): void {
		$form = self::form();
		$base = [ $_POST, $_SERVER ];
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'https://example.org:8443/shop' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ), 10, 2 );
		add_filter(
			'wp_redirect',
			static function ( string $to ): string {
				throw new \RuntimeException( $to );
			}
		);
		$_SERVER['REQUEST_URI'] = '/shop/contact/?from=menu';

		$_POST = [ 'form-id' => (string) $form->id(), 'quayside-token' => Token::make( $form->id() ), Token::trap( $form->id() ) => '' ];
		foreach ( [ 'name' => 'Ada', 'email' => 'a@b.co', 'message' => "It\\'s me" ] as $slug => $value ) {
			$_POST[ (string) $form->schema()->by_slug( $slug )?->name() ] = $value;
		}
		$entries = new Entries();
		$mailer  = new Mailer( $entries );
		try {
			( new NativeSubmit( new Intake( $entries, $mailer, new Files() ), $mailer ) )->take();
			self::fail( 'The visitor is sent on.' );
		} catch ( \RuntimeException $sent ) {
			self::assertSame( "/shop/contact/?from=menu&quayside-form-sent={$form->id()}#quayside-form-{$form->id()}", $sent->getMessage() );
		} finally {
			[ $_POST, $_SERVER ] = $base;
		}
		$kept = $entries->list( [ 'form' => $form->id() ] )['entries'];
		self::assertSame( [ [ 'https://example.org:8443/shop/contact/?from=menu', "It's me" ] ], array_map( static fn ( $entry ): array => [ $entry->source_url, $entry->value( 'message' ) ], $kept ) );
	}
}
