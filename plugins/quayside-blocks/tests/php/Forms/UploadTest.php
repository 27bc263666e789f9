<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Forms;

require_once __DIR__ . '/FormTestCase.php';

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Schema\Field;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\Outcome;
use Quayside\Blocks\Forms\Uploads\Check;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Forms\Uploads\Limits;
use Quayside\Blocks\Forms\Uploads\Upload;

/**
 * Uploads: what is refused, and what becomes of what is kept.
 */
final class UploadTest extends FormTestCase {
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private string $folder;

	protected function set_up(): void {
		parent::set_up();
		$this->folder = get_temp_dir() . 'quayside-uploads-' . wp_generate_password( 8, false );
		add_filter( 'quayside_blocks_form_upload_folder', fn (): string => $this->folder );
	}

	protected function tear_down(): void {
		global $wp_filesystem;
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		$wp_filesystem->delete( $this->folder, true );
		parent::tear_down();
	}

	private static function upload( string $name, string $content, int $error = UPLOAD_ERR_OK ): Upload {
		$path = (string) wp_tempnam( 'upload' );
		file_put_contents( $path, $content );
		return new Upload( $name, $path, strlen( $content ), $error );
	}

	private static function png( string $name = 'quay.png', string $more = '' ): Upload {
		return self::upload( $name, base64_decode( self::PNG ) . $more );
	}

	/**
	 * @param array<string, mixed> $attributes
	 */
	private static function field( array $attributes = [] ): Field {
		return new Field( 'upload', 'u1', 'files', 'Files', $attributes );
	}

	/**
	 * @return iterable<string, array{string, string, ?string}>
	 */
	public static function files(): iterable {
		$png = base64_decode( self::PNG );
		yield 'a picture' => [ 'quay.png', $png, null ];
		yield 'a picture with odd signs in its name' => [ 'Mein Bild (1) é.PNG', $png, null ];
		yield 'a document' => [ 'cv.pdf', "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF", null ];
		yield 'a script' => [ 'shell.php', '<?php echo 1;', 'fileType' ];
		yield 'a script before the ending' => [ 'a.php.png', $png, 'fileType' ];
		yield 'a script of another name' => [ 'a.phtml.png', $png, 'fileType' ];
		yield 'code in the clothes of a picture' => [ 'x.png', '<?php system( $_GET["c"] ); ?>', 'fileType' ];
		yield 'code in the tail of a picture' => [ 'x.png', $png . '<?php echo 1; ?>', 'fileType' ];
		yield 'a web page in the clothes of a picture' => [ 'x.png', '<html><script>alert(1)</script></html>', 'fileType' ];
		yield 'settings of a server' => [ '.htaccess', 'AddType application/x-httpd-php .png', 'fileType' ];
		yield 'a drawing with a script' => [ 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'fileType' ];
		yield 'another folder' => [ '../../wp-config.png', $png, 'fileType' ];
		yield 'an end in the middle of the name' => [ "x.php\0.png", $png, 'fileType' ];
		yield 'no ending' => [ 'picture', $png, 'fileType' ];
		yield 'an ending that is not listed' => [ 'song.mp3', "ID3\x03\x00", 'fileType' ];
		yield 'one type under the ending of another' => [ 'x.pdf', $png, 'fileType' ];
		yield 'nothing' => [ 'quay.png', '', 'fileEmpty' ];
	}

	/**
	 * @dataProvider files
	 */
	public function test_a_file_is_judged_by_name_and_content( string $name, string $content, ?string $code ): void {
		self::assertSame( $code, Check::field( self::field(), [ self::upload( $name, $content ) ] )->error );
	}

	public function test_size_number_and_broken_uploads(): void {
		self::assertSame( 'required', Check::field( self::field( [ 'required' => true ] ), [] )->error );
		self::assertNull( Check::field( self::field(), [] )->error );
		self::assertSame( 'fileSize', Check::field( self::field( [ 'maxSize' => 0.00001 ] ), [ self::png() ] )->error );
		self::assertSame( 'fileSize', Check::field( self::field(), [ self::upload( 'quay.png', 'x', UPLOAD_ERR_INI_SIZE ) ] )->error );
		self::assertSame( 'fileFailed', Check::field( self::field(), [ self::upload( 'quay.png', 'x', UPLOAD_ERR_PARTIAL ) ] )->error );
		self::assertSame( 'fileCount', Check::field( self::field(), [ self::png(), self::png() ] )->error );
		self::assertNull( Check::field( self::field( [ 'maxFiles' => 2 ] ), [ self::png(), self::png() ] )->error );
	}

	public function test_an_owner_can_allow_nothing_that_runs(): void {
		self::assertSame( [ 'pdf', 'zip' ], Limits::of( self::field( [ 'allowedTypes' => 'PDF, .zip php svg phar html js nonsense' ] ) )->endings );
	}

	/**
	 * @param array<string, array<int, Upload>> $uploads
	 * @param array<string, mixed>              $sent
	 */
	private static function take( Form $form, array $uploads, array $sent = [], ?Files $files = null, string $key = '' ): Outcome {
		$entries = new Entries();
		return ( new Intake( $entries, new Mailer( $entries ), $files ?? new Files( 'rename' ) ) )->take( $form, $sent, '' === $key ? wp_generate_password( 32, false ) : $key, false, '', $uploads );
	}

	/**
	 * @return array<int, string>
	 */
	private function on_disk(): array {
		return glob( "$this->folder/*/*/*" ) ?: [];
	}

	/** [S5.20] */
	public function test_a_kept_file_has_a_random_name_in_a_folder_that_serves_nothing(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'required' => true, 'maxFiles' => 2 ] ] ] );
		self::assertFalse( self::take( $form, [] )->success );
		$outcome = self::take( $form, [ 'u1' => [ self::png( 'My quay.png' ), self::png( 'b.png' ) ] ] );
		self::assertTrue( $outcome->success );
		$files = Files::of_entry( $outcome->entry );
		self::assertSame( [ 'My-quay.png', 'b.png' ], array_column( $files, 'name' ) );
		self::assertSame( 'My-quay.png | b.png', ( new Entries() )->get( $outcome->entry )?->value( 'files' ) );
		foreach ( $files as $file ) {
			self::assertMatchesRegularExpression( "#^{$form->id()}/\d{4}/[0-9a-f]{32}$#", $file['path'] );
			self::assertFileExists( "$this->folder/{$file['path']}" );
			self::assertSame( 'image/png', $file['type'] );
		}
		self::assertStringContainsString( 'denied', (string) file_get_contents( "$this->folder/.htaccess" ) );
		( new Entries() )->delete( $outcome->entry );
		self::assertSame( [], $this->on_disk() );
		self::assertSame( [], Files::of_entry( $outcome->entry ) );
	}

	public function test_one_bad_field_keeps_no_file(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ], [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'required' => true ] ] ] );
		self::assertFalse( self::take( $form, [ 'u1' => [ self::png() ] ] )->success );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_files_of_no_field_and_of_a_hidden_field_are_ignored(): void {
		$form = self::form(
			[
				[ 'checkbox', [ 'block_id' => 'c1', 'slug' => 'more' ] ],
				[ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'conditional' => [ 'rules' => [ [ 'field' => 'c1', 'operator' => 'checked' ] ] ] ] ],
			]
		);
		self::assertTrue( self::take( $form, [ 'u1' => [ self::png() ], 'zz' => [ self::png() ], 'c1' => [ self::png() ] ] )->success );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_a_repeated_submission_keeps_its_files_once(): void {
		$form  = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		$first = self::take( $form, [ 'u1' => [ self::png() ] ], [], null, 'aaaaaaaaaaaaaaaaaaaa' );
		$again = self::take( $form, [ 'u1' => [ self::png() ] ], [], null, 'aaaaaaaaaaaaaaaaaaaa' );
		self::assertSame( $first->entry, $again->entry );
		self::assertCount( 1, $this->on_disk() );
		self::assertCount( 1, Files::of_entry( $first->entry ) );
	}

	public function test_a_disk_or_a_database_that_fails_leaves_nothing_half_done(): void {
		$form   = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ] );
		$moves  = 0;
		$broken = new Files(
			static function ( string $from, string $to ) use ( &$moves ): bool {
				return ++$moves < 2 && rename( $from, $to );
			}
		);
		$outcome = self::take( $form, [ 'u1' => [ self::png(), self::png() ] ], [], $broken );
		self::assertFalse( $outcome->success );
		self::assertSame( 'There was an error trying to submit your form. Please try again.', $outcome->message );
		$fail = static fn ( string $query ): string => str_contains( $query, 'INSERT INTO' ) && str_contains( $query, 'quayside_form_files' ) ? 'SELECT nonsense FROM nowhere' : $query;
		add_filter( 'query', $fail, 1 );
		$outcome = self::take( $form, [ 'u1' => [ self::png() ] ] );
		remove_filter( 'query', $fail, 1 );
		self::assertFalse( $outcome->success );
		self::assertSame( 0, self::kept( $form ) );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_what_is_not_stored_goes_with_the_mail_and_is_gone(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ], [ 'store' => false ] );
		self::assertTrue( self::take( $form, [ 'u1' => [ self::png() ] ] )->success );
		self::assertSame( [ 'quay.png' ], array_keys( (array) $this->mails[0]['attachments'] ) );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_what_broke_off_is_swept_up(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		( new Files( 'rename' ) )->keep( $form->id(), [ 'u1' => [ self::png(), self::png() ] ] );
		[ $old ] = $this->on_disk();
		touch( $old, time() - 2 * HOUR_IN_SECONDS );
		Files::sweep();
		self::assertCount( 1, $this->on_disk() );
	}

	public function test_php_refuses_to_move_what_was_not_uploaded(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		self::assertFalse( self::take( $form, [ 'u1' => [ self::png() ] ], [], new Files() )->success );
	}

	public function test_files_of_a_request_are_found_by_their_fields(): void {
		$name  = self::field()->name();
		$files = Upload::from(
			[
				$name   => [ 'name' => [ 'a.png', '' ], 'type' => [ 'text/evil', '' ], 'tmp_name' => [ '/tmp/a', '' ], 'error' => [ 0, UPLOAD_ERR_NO_FILE ], 'size' => [ 5, 0 ] ],
				'other' => [ 'name' => 'b.png', 'tmp_name' => '/tmp/b', 'error' => 0, 'size' => 1 ],
			]
		);
		self::assertSame( [ 'u1' ], array_keys( $files ) );
		self::assertCount( 1, $files['u1'] );
		self::assertSame( 'a.png', $files['u1'][0]->name );
	}
}
