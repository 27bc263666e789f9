<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\NativeResult;
use Quayside\Blocks\Forms\Submission\NativeSubmit;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Tests\Random;

/**
 * Sends random requests to every route of forms and galleries and expects no server error, no notice, and a response in
 * time. QUAYSIDE_FUZZ_SEED and QUAYSIDE_FUZZ_SECONDS extend the search. The seed and turn in a failure message
 * reproduce it.
 *
 * @group fuzz
 */
final class FuzzTest extends FormTestCase {
	/** Maximum processor time of a request in seconds. */
	private const LONGEST = 3.0;

	private Random $random;

	protected function set_up(): void {
		parent::set_up();
		$this->random = new Random( Random::seed() );
		$_FILES       = [];
	}

	protected function tear_down(): void {
		$_FILES = [];
		parent::tear_down();
	}

	/**
	 * Creates a form with a field of every type, rules, unique values, and an email with all values.
	 */
	private static function every_field(): Form {
		$blocks = [];
		$number = 0;
		foreach ( NastyBodies::fields() as [ $type, $attributes ] ) {
			++$number;
			$blocks[] = [
				$type,
				[
					'block_id' => "f$number",
					'slug'     => "s$number",
					'label'    => "Field $number",
				] + $attributes + ( 0 === $number % 4 ? [ 'isUnique' => true ] : [] ) + ( 0 === $number % 3 ? [
					'conditional' => [
						'match' => 'any',
						'rules' => [
							[
								'field'    => 'f' . ( $number % 5 + 1 ),
								'operator' => [ 'contains', 'equal', 'greater', 'empty', 'notEqual', 'endsWith', 'less' ][ $number % 7 ],
								'value'    => '1',
							],
						],
					],
				] : [] ),
			];
		}
		$blocks[] = [ 'upload', [ 'block_id' => 'u1', 'slug' => 'papers', 'label' => 'Papers', 'maxFiles' => 3, 'allowedTypes' => 'pdf, png' ] ];
		return self::form(
			$blocks,
			[
				'notifications' => [ [
					'to' => 'owner@example.com',
					'subject' => 'From {form:s1} {form:s16}',
					'body' => '{all_data}',
					'replyTo' => '{form:s4}',
				] ],
				'successMessage' => '<p>Thanks {form:s1} {form:s17}</p>',
			]
		);
	}

	private function text(): string {
		$valid = [
			'Ada',
			'ada@example.com',
			'https://example.com/a',
			'+49 30 1234567',
			'on',
			'12',
			'1,234.5',
			'M1 | N',
			'M1 | N | M2 | N',
			'M | M | M',
			'2026-02-28',
			'2026-02-28T10:00',
			'4',
			'<p>Hello <b>you</b></p>',
			'50',
			'secret',
			'',
			'0',
			' ',
		];
		return match ( $this->random->below( 8 ) ) {
			0, 1, 2 => $this->random->of( $valid ),
			3       => $this->random->of( $valid ) . $this->random->of( NastyBodies::parts() ) . $this->random->of( $valid ),
			4       => NastyBodies::of( $this->random->of( NastyBodies::parts() ), $this->random->of( [ 10, 900, 5000, 70000, 300000 ] ) ),
			5       => $this->random->bytes( $this->random->below( 200 ) ),
			6       => $this->random->of(
				[
					'{all_data}',
					'{form:s1}',
					'${7*7}',
					'O:8:"stdClass":0:{}',
					"a\r\nBcc: x@example.com",
					'../../wp-config.php',
					"' OR 1=1 --",
					'=1+1',
					"\u{202E}x",
					"\0",
					'%00',
					'\\',
					'"',
					"\u{FFFF}",
					'1e309',
					'-0',
					'٣',
					str_repeat( '9', 400 ),
				]
			),
			default => (string) $this->random->below( PHP_INT_MAX ),
		};
	}

	private function value( int $depth = 0 ): mixed {
		if ( $depth < 4 && $this->random->happens( 12 ) ) {
			$list = [];
			for ( $number = $this->random->below( 6 ); $number > 0; $number-- ) {
				$this->random->happens( 60 ) ? $list[] = $this->value( $depth + 1 ) : $list[ $this->text() ] = $this->value( $depth + 1 );
			}
			return $list;
		}
		return $this->text();
	}

	/**
	 * Returns a random submission of a form.
	 *
	 * @return array<mixed>
	 */
	private function submission( Form $form ): array {
		$sent = [
			'form-id'                  => (string) $form->id(),
			'quayside-token'           => Token::make( $form->id() ),
			'quayside-key'             => bin2hex( $this->random->bytes( 16 ) ),
			'quayside-elapsed'         => '9000',
			Token::honeypot( $form->id() ) => '',
		];
		foreach ( array_keys( $sent ) as $name ) {
			if ( $this->random->happens( 4 ) ) {
				$sent[ $name ] = $this->value();
			}
		}
		foreach ( $form->schema()->fields() as $field ) {
			if ( $this->random->happens( 45 ) ) {
				$sent[ $this->random->happens( 6 ) ? $field->name() . $this->text() : $field->name() ] = $this->value();
			}
		}
		return $this->random->happens( 8 ) ? $sent + [ $this->text() => $this->value() ] : $sent;
	}

	/**
	 * @return array<string, array<int, Upload>>
	 */
	private function uploads(): array {
		$uploads = [];
		for ( $number = $this->random->below( 4 ); $number > 0; $number-- ) {
			$path = (string) tempnam( sys_get_temp_dir(), 'fuzz' );
			file_put_contents( $path, $this->random->of( [ "%PDF-1.4\n%%EOF\n", '', '<?php echo 1;', 'GIF89a<script>', $this->random->bytes( 2000 ) ] ) );
			$uploads['u1'][] = new Upload(
				$this->random->of( [ 'a.pdf', 'a.php.pdf', '../a.pdf', "a\0.pdf", '.htaccess', $this->text(), $this->text() . '.png' ] ),
				$this->random->happens( 90 ) ? $path : $this->text(),
				$this->random->of( [ 0, 16, -1, PHP_INT_MAX, (int) filesize( $path ) ] ),
				$this->random->of( [ 0, 0, 0, 1, 3, 4, 7, 99 ] )
			);
		}
		return $uploads;
	}

	/**
	 * Sends one random request.
	 *
	 * @return int Status of the response, 200 if it has none.
	 */
	private function request( Form $form, string $gallery ): int {
		switch ( $this->random->below( 8 ) ) {
			case 0:
			case 1:
			case 2:
				return self::rest(
					'POST',
					'/sureforms/v1/submit-form',
					$this->submission( $form ),
					$this->random->happens( 20 ) ? [ 'X-WP-Submit-Token' => $this->text(), 'Referer' => $this->text() ] : []
				)->get_status();
			case 3:
				return self::rest(
					'GET',
					'/sureforms/v1/after-submission/' . $this->random->of(
						[ '1', '0', '999999999999999999', (string) $this->random->below( 1000 ), rawurlencode( $this->text() ) ]
					),
					[ 'x' => $this->text() ]
				)->get_status();
			case 4:
				$response = self::ajax(
					'validation_ajax_action',
					[
						'id' => $this->random->happens( 80 ) ? (string) $form->id() : $this->text(),
					] + array_map( static fn ( mixed $value ): mixed => $value, $this->submission( $form ) )
				);
				self::assertNotNull( json_decode( $response, true ), substr( $response, 0, 200 ) );
				return 200;
			case 5:
				self::ajax(
					$this->random->of( [ 'uag_load_image_gallery_masonry', 'uag_load_image_gallery_grid_pagination', 'quayside_form_token' ] ),
					[
						'id' => $this->value(),
						'page_number' => $this->value(),
						'nonce' => $this->value(),
						'attr' => $this->random->happens( 50 ) ? $gallery : $this->value(),
					]
				);
				return 200;
			case 6:
				return $this->native( $form );
			default:
				$outcome = ( new Intake( new Entries(), new Mailer( new Entries() ), new Files( '__return_true' ) ) )->handle(
					$form,
					$this->submission( $form ),
					bin2hex( $this->random->bytes( 16 ) ),
					$this->random->happens( 10 ),
					'https://example.com/',
					$this->uploads()
				);
				return $outcome->status;
		}
	}

	private function native( Form $form ): int {
		$_POST  = wp_slash( $this->submission( $form ) );
		$status = 200;
		$note   = static function ( string $header, int $code ) use ( &$status ): string {
			$status = $code;
			return $header;
		};
		$stop   = static function (): string {
			throw new \DomainException( 'redirected' );
		};
		add_filter( 'status_header', $note, 10, 2 );
		add_filter( 'wp_redirect', $stop );
		try {
			$result = new NativeResult();
			$this->replace_blocks( $result );
			( new NativeSubmit( new Intake( new Entries(), new Mailer( new Entries() ), new Files() ), new Mailer( new Entries() ), $result ) )->handle();
			// The page shows the form again with what was entered.
			self::assertIsString( do_shortcode( "[sureforms id='{$form->id()}']" ) );
		} catch ( \DomainException $redirected ) {
			unset( $redirected );
		} finally {
			remove_filter( 'status_header', $note );
			remove_filter( 'wp_redirect', $stop );
			$_POST = [];
		}
		return $status;
	}

	public function test_responds_to_random_requests_in_time(): void {
		$form    = self::every_field();
		$gallery = (string) wp_json_encode( [ 'mediaGallery' => array_fill( 0, 50, [ 'id' => 1 ] ) ] );
		$faults  = [];
		add_action(
			'quayside_blocks_form_failed',
			static function ( string $reason ) use ( &$faults ): void {
				$faults[] = $reason;
			}
		);
		$until = microtime( true ) + Random::seconds( 10 );
		$cpu     = static function (): float {
			$used = (array) getrusage();
			return $used['ru_utime.tv_sec'] + $used['ru_utime.tv_usec'] / 1e6;
		};
		for ( $turn = 1; microtime( true ) < $until; $turn++ ) {
			$this->random = new Random( Random::seed() . "/$turn" );
			$which        = 'Seed ' . Random::seed() . ", turn $turn";
			$start        = $cpu();
			try {
				$status = $this->request( $form, $gallery );
			} catch ( \PHPUnit\Framework\AssertionFailedError $failure ) {
				throw $failure;
			} catch ( \Throwable $fault ) {
				self::fail( "$which: " . get_class( $fault ) . ': ' . $fault->getMessage() . ' at ' . $fault->getFile() . ':' . $fault->getLine() );
			}
			self::assertLessThan( 500, $status, $which );
			self::assertSame( [], $faults, $which );
			self::assertLessThan( self::LONGEST, $cpu() - $start, $which );
		}
		foreach ( $this->emails as $email ) {
			self::assertDoesNotMatchRegularExpression( '/[\r\n]/', (string) $email['subject'], 'No header is injected.' );
			self::assertSame( [ 'owner@example.com' ], (array) $email['to'] );
		}
		$out = fopen( 'php://temp', 'w+b' );
		Csv::write( $out, new Filter( $form->id(), 'any' ) );
		self::assertTrue( mb_check_encoding( (string) stream_get_contents( $out, null, 0 ), 'UTF-8' ) );
	}
}
