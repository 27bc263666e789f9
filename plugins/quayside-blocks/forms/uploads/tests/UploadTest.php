<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Screen\EntryView;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Upload\Limits;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Privacy\Privacy;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Submission\Gate;
use Quayside\Blocks\Forms\Submission\Intake;
use Quayside\Blocks\Forms\Submission\SubmitRoute;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Uploads\Check;
use Quayside\Blocks\Forms\Uploads\Copies;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Forms\Uploads\Unreadable;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Tests\ReplicatedDatabase;

/**
 * Tests which uploads are rejected and how accepted files are stored.
 */
final class UploadTest extends FormTestCase {
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private string $folder;

	/** Files that PHP would delete at the end of a request. @var array<int, string> */
	private static array $sent = [];

	protected function set_up(): void {
		parent::set_up();
		$this->folder = get_temp_dir() . 'quayside-uploads-' . wp_generate_password( 8, false );
		add_filter( 'quayside_blocks_form_upload_folder', fn (): string => $this->folder );
	}

	protected function tear_down(): void {
		Folder::erase( $this->folder );
		array_map( 'wp_delete_file', self::$sent );
		self::$sent = [];
		parent::tear_down();
	}

	private static function upload( string $name, string $content, int $error = UPLOAD_ERR_OK ): Upload {
		$path = (string) wp_tempnam( 'upload' );
		file_put_contents( $path, $content );
		self::$sent[] = $path;
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
		yield 'an image' => [ 'quay.png', $png, null ];
		yield 'an image with special characters in its name' => [ 'Mein Bild (1) é.PNG', $png, null ];
		yield 'a document' => [ 'cv.pdf', "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF", null ];
		yield 'a script' => [ 'shell.php', '<?php echo 1;', 'fileType' ];
		yield 'a script extension before the last one' => [ 'a.php.png', $png, 'fileType' ];
		yield 'an alternative script extension' => [ 'a.phtml.png', $png, 'fileType' ];
		yield 'code with an image extension' => [ 'x.png', '<?php system( $_GET["c"] ); ?>', 'fileType' ];
		yield 'code appended to an image' => [ 'x.png', $png . '<?php echo 1; ?>', 'fileType' ];
		yield 'HTML with an image extension' => [ 'x.png', '<html><script>alert(1)</script></html>', 'fileType' ];
		yield 'a server configuration file' => [ '.htaccess', 'AddType application/x-httpd-php .png', 'fileType' ];
		yield 'an SVG with a script' => [ 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'fileType' ];
		yield 'a path to another folder' => [ '../../wp-config.png', $png, 'fileType' ];
		yield 'a NUL byte in the name' => [ "x.php\0.png", $png, 'fileType' ];
		yield 'no extension' => [ 'picture', $png, 'fileType' ];
		yield 'an extension that is not allowed' => [ 'song.mp3', "ID3\x03\x00", 'fileType' ];
		yield 'a file type that does not match its extension' => [ 'x.pdf', $png, 'fileType' ];
		yield 'an empty file' => [ 'quay.png', '', 'fileEmpty' ];
	}

	/**
	 * @dataProvider files
	 */
	public function test_validates_files_by_name_and_content( string $name, string $content, ?string $code ): void {
		self::assertSame( $code, Check::field( self::field(), [ self::upload( $name, $content ) ] )->error );
	}

	public function test_accepts_heic_images_if_the_owner_allows_them(): void {
		$field = self::field( [ 'allowedTypes' => 'jpg, heic' ] );
		$heic  = "\0\0\0\x18ftypheic\0\0\0\0mif1heic" . str_repeat( "\0", 200 );
		self::assertNull( Check::field( $field, [ self::upload( 'IMG_0001.HEIC', $heic ) ] )->error );
		foreach ( [ $heic . '<script>', '<?php echo 1;', base64_decode( self::PNG ) ] as $other ) {
			self::assertSame( 'fileType', Check::field( $field, [ self::upload( 'IMG_0001.heic', $other ) ] )->error );
		}
	}

	public function test_limits_size_and_number_and_rejects_broken_uploads(): void {
		self::assertSame( 'required', Check::field( self::field( [ 'required' => true ] ), [] )->error );
		self::assertNull( Check::field( self::field(), [] )->error );
		self::assertSame( 'fileSize', Check::field( self::field( [ 'maxSize' => 0.00001 ] ), [ self::png() ] )->error );
		self::assertSame( 'fileSize', Check::field( self::field(), [ self::upload( 'quay.png', 'x', UPLOAD_ERR_INI_SIZE ) ] )->error );
		self::assertSame( 'fileFailed', Check::field( self::field(), [ self::upload( 'quay.png', 'x', UPLOAD_ERR_PARTIAL ) ] )->error );
		self::assertSame( 'fileCount', Check::field( self::field(), [ self::png(), self::png() ] )->error );
		self::assertNull( Check::field( self::field( [ 'maxFiles' => 2 ] ), [ self::png(), self::png() ] )->error );
	}

	public function test_names_the_file_that_is_rejected_among_several(): void {
		$field = self::field( [ 'maxFiles' => 3 ] );
		$files = [ self::png(), self::upload( 'My résumé.pdf', base64_decode( self::PNG ) ) ];
		self::assertSame( 'My résumé.pdf', Check::field( $field, $files )->file );
		self::assertSame( '', Check::field( $field, [ $files[1] ] )->file );
		$long = Check::field( $field, [ self::png(), self::upload( '<b>' . str_repeat( 'x', 500 ) . '.exe', 'x' ) ] )->file;
		self::assertSame( [ 100, 'x' ], [ strlen( $long ), $long[0] ] );
	}

	public function test_a_field_allows_fewer_files_than_the_server(): void {
		self::assertSame( [ 2, 20 ], [ Limits::get( self::field( [ 'maxFiles' => 2 ] ) )->files, (int) ini_get( 'max_file_uploads' ) ] );
		self::assertSame( 19, Limits::get( self::field( [ 'maxFiles' => 40 ] ) )->files );
	}

	public function test_rejects_as_many_files_as_the_server_allows_because_some_may_be_missing(): void {
		$form = self::form(
			[
				[ 'upload', [ 'block_id' => 'u1', 'slug' => 'pictures', 'maxFiles' => 15 ] ],
				[ 'upload', [ 'block_id' => 'u2', 'slug' => 'papers', 'maxFiles' => 15 ] ],
				[ 'upload', [ 'block_id' => 'u3', 'slug' => 'letters', 'required' => true ] ],
			]
		);
		$some = static fn ( int $count ): array => array_map( static fn (): Upload => self::png(), range( 1, $count ) );
		$stored = self::handle( $form, [ 'u1' => $some( 9 ), 'u2' => $some( 9 ), 'u3' => $some( 1 ) ] );
		self::assertTrue( $stored->success );
		self::assertCount( 19, $this->on_disk() );
		$full = self::handle( $form, [ 'u1' => $some( 15 ), 'u2' => $some( 5 ) ] );
		self::assertSame( array_fill_keys( [ 'u1', 'u2', 'u3' ], 'Please select no more than 19 files.' ), $full->field_errors );
		self::assertCount( 19, $this->on_disk() );
	}

	public function test_executable_file_types_can_never_be_allowed(): void {
		self::assertSame( [ 'pdf', 'zip' ], Limits::get( self::field( [ 'allowedTypes' => 'PDF, .zip php svg phar html js nonsense' ] ) )->extensions );
	}

	/**
	 * @param array<string, array<int, Upload>> $uploads
	 * @param array<string, mixed>              $sent
	 */
	private static function handle( Form $form, array $uploads, array $sent = [], ?Files $files = null, string $key = '' ): Outcome {
		$entries = new Entries();
		return ( new Intake( $entries, new Mailer( $entries ), $files ?? new Files( 'is_file' ) ) )->handle(
			$form,
			$sent,
			'' === $key ? wp_generate_password( 32, false ) : $key,
			false,
			'',
			$uploads
		);
	}

	/**
	 * @return array<int, string>
	 */
	private function on_disk(): array {
		return glob( "$this->folder/*/*/*" ) ?: [];
	}

	/**
	 * Returns the paths of an entry's files.
	 *
	 * @return array<int, string>
	 */
	private function named( Outcome $outcome ): array {
		$paths = array_map( fn ( string $path ): string => "$this->folder/$path", array_column( ( new Entries() )->get( $outcome->entry )->files, 'path' ) );
		sort( $paths );
		return $paths;
	}

	/**
	 * Records the attachments of emails while they are sent: one list per email, contents by name.
	 *
	 * @return \ArrayObject<int, array<string, string|false>>
	 */
	private static function watch_attachments(): \ArrayObject {
		$attachments = new \ArrayObject();
		add_filter(
			'pre_wp_mail',
			static function ( $sent, array $email ) use ( $attachments ) {
				foreach ( (array) $email['attachments'] as $name => $path ) {
					self::assertSame( preg_replace( '/^\d-/', '', $name ), basename( $path ) );
				}
				$attachments[] = array_map( 'file_get_contents', (array) $email['attachments'] );
				return $sent;
			},
			0,
			2
		);
		return $attachments;
	}

	/**
	 * Returns the remaining folders of readable copies.
	 *
	 * @return array<int, string>
	 */
	private static function copies(): array {
		return glob( get_temp_dir() . 'quayside-files-*' ) ?: [];
	}

	/**
	 * Returns the contents of an entry's files, null for damaged ones.
	 *
	 * @return array<int, string|null>
	 */
	private static function contents( int $entry ): array {
		return array_map(
			static function ( array $file ): ?string {
				try {
					return implode( '', iterator_to_array( Files::read( $file ) ?? [], false ) );
				} catch ( Unreadable ) {
					return null;
				}
			},
			( new Entries() )->get( $entry )->files
		);
	}

	private static function with_unique(): Form {
		return self::form(
			[
				[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ],
				[ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ],
			]
		);
	}

	/**
	 * Returns the request of a submission with two files and a value, as the route gets it.
	 */
	private static function request( Form $form, string $key ): \WP_REST_Request {
		$request = new \WP_REST_Request( 'POST', '/sureforms/v1/submit-form' );
		$request->set_body_params(
			[
				'form-id'                                => (string) $form->id(),
				'quayside-token'                         => Token::make( $form->id() ),
				'quayside-key'                           => $key,
				'quayside-elapsed'                       => '9000',
				Token::honeypot( $form->id() )           => '',
				$form->schema()->fields()['e1']->name() => 'a@b.co',
			]
		);
		$file = static fn ( Upload $upload ): array => [ 'name' => $upload->name, 'tmp_name' => $upload->path, 'size' => $upload->size, 'error' => 0 ];
		$two  = [ $file( self::png() ), $file( self::png( 'b.png' ) ) ];
		$request->set_file_params(
			[
				$form->schema()->fields()['u1']->name() => array_map(
					static fn ( string $part ): array => array_column( $two, $part ),
					array_combine( array_keys( $two[0] ), array_keys( $two[0] ) )
				),
			]
		);
		return $request;
	}

	/**
	 * Lets the route handle a request with files.
	 *
	 * @return array<string, mixed> Data of the response.
	 */
	private static function respond( \WP_REST_Request $request ): array {
		$entries = new Entries();
		$intake  = new Intake( $entries, new Mailer( $entries ), new Files( 'is_file' ) );
		return ( new SubmitRoute( $intake, new Contracts( '' ) ) )->handle( $request )->get_data();
	}

	/**
	 * @testdox [S5.20] A stored file has a random name in a folder that is not public
	 */
	public function test_a_stored_file_has_a_random_name_in_a_folder_that_is_not_public(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'required' => true, 'maxFiles' => 2 ] ] ] );
		self::assertFalse( self::handle( $form, [] )->success );
		$outcome = self::handle( $form, [ 'u1' => [ self::png( 'My quay.png' ), self::png( 'b.png' ) ] ] );
		self::assertTrue( $outcome->success );
		$entry = ( new Entries() )->get( $outcome->entry );
		self::assertNotNull( $entry );
		self::assertSame( [ 'My-quay.png', 'b.png' ], array_column( $entry->files, 'name' ) );
		self::assertSame(
			[
				[
					'id' => 1,
					'url' => admin_url( "admin-post.php?action=quayside_form_file&entry={$entry->id}&file=1" ),
					'field' => 'u1',
					'name' => 'My-quay.png',
					'type' => 'image/png',
					'size' => 70,
				],
			],
			array_slice( EntryView::files( $entry ), 0, 1 )
		);
		self::assertSame( 'My-quay.png | b.png', $entry->value( 'files' ) );
		foreach ( $entry->files as $file ) {
			self::assertMatchesRegularExpression( "#^{$form->id()}/\d{4}/[0-9a-f]{32}$#", $file['path'] );
			self::assertFileExists( "$this->folder/{$file['path']}" );
			self::assertSame( 'image/png', $file['type'] );
		}
		self::assertStringContainsString( 'denied', (string) file_get_contents( "$this->folder/.htaccess" ) );
		( new Entries() )->delete( $outcome->entry );
		self::assertSame( [], $this->on_disk() );
		self::assertNull( ( new Entries() )->get( $outcome->entry ) );
	}

	public function test_one_invalid_field_stores_no_file(): void {
		$form = self::form( [
			[ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ],
			[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'required' => true ] ],
		] );
		self::assertFalse( self::handle( $form, [ 'u1' => [ self::png() ] ] )->success );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_ignores_files_of_unknown_and_hidden_fields(): void {
		$form = self::form(
			[
				[ 'checkbox', [ 'block_id' => 'c1', 'slug' => 'more' ] ],
				[ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'conditional' => [ 'rules' => [ [ 'field' => 'c1', 'operator' => 'checked' ] ] ] ] ],
			]
		);
		self::assertTrue( self::handle( $form, [ 'u1' => [ self::png() ], 'zz' => [ self::png() ], 'c1' => [ self::png() ] ] )->success );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_a_repeated_submission_stores_its_files_once(): void {
		$form  = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		$first = self::handle( $form, [ 'u1' => [ self::png() ] ], [], null, 'aaaaaaaaaaaaaaaaaaaa' );
		$retry = self::handle( $form, [ 'u1' => [ self::png() ] ], [], null, 'aaaaaaaaaaaaaaaaaaaa' );
		self::assertSame( $first->entry, $retry->entry );
		self::assertCount( 1, $this->on_disk() );
		self::assertSame( $this->on_disk(), $this->named( $first ) );
	}

	/**
	 * @testWith [false]
	 *           [true]
	 */
	public function test_a_repetition_does_not_store_its_files_again( bool $is_unique ): void {
		$form   = $is_unique ? self::with_unique() : self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ] );
		$writes = 0;
		$files  = new Files(
			static function () use ( &$writes ): bool {
				++$writes;
				return true;
			}
		);
		$sent   = $is_unique ? [ $form->schema()->fields()['e1']->name() => 'a@b.co' ] : [];
		$two    = static fn (): array => [ 'u1' => [ self::png(), self::png( 'b.png' ) ] ];
		$send   = static fn ( string $key ): Outcome => self::handle( $form, $two(), $sent, $files, $key );
		$first  = $send( 'a-filling-in-with-files' );
		$stored = $this->on_disk();
		self::assertSame( 2, $writes );
		self::assertEquals( $first, $send( 'a-filling-in-with-files' ), 'The response is the same.' );
		self::assertSame( 2, $writes );
		self::assertSame( $stored, $this->on_disk() );
		self::assertSame( ! $is_unique, $send( 'another-filling-in-with-files' )->success );
		self::assertSame( $is_unique ? 2 : 4, $writes, 'The files of a duplicate value are not stored either.' );
	}

	public function test_a_repetition_with_another_value_does_not_store_its_files_again(): void {
		$form  = self::with_unique();
		$send  = static fn ( string $email, ?Files $files = null ): Outcome => self::handle(
			$form,
			[ 'u1' => [ self::png() ] ],
			[ $form->schema()->fields()['e1']->name() => $email ],
			$files,
			'a-filling-in-with-files'
		);
		$first = $send( 'a@b.co' );
		self::assertEquals( $first, $send( 'c@d.co', new Files( static fn (): never => self::fail( 'It is stored again.' ) ) ) );
		self::assertSame( $this->on_disk(), $this->named( $first ) );
		self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'c@d.co' ] ) );
	}

	public function test_a_value_is_available_again_if_its_files_could_not_be_stored(): void {
		$form = self::with_unique();
		$send = static fn ( ?Files $files ): Outcome => self::handle(
			$form,
			[ 'u1' => [ self::png() ] ],
			[ $form->schema()->fields()['e1']->name() => 'a@b.co' ],
			$files
		);
		self::assertFalse( $send( new Files( '__return_false' ) )->success );
		self::assertSame( 0, self::count_entries( $form ) );
		self::assertTrue( $send( null )->success, 'Another visitor, or the same one with another key.' );
	}

	/**
	 * @testWith [false]
	 *           [true]
	 */
	public function test_repetitions_at_the_same_time_leave_no_file_behind( bool $is_unique ): void {
		$form  = $is_unique ? self::with_unique() : self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ] );
		$sent  = $is_unique ? [ $form->schema()->fields()['e1']->name() => 'a@b.co' ] : [];
		$two   = static fn (): array => [ 'u1' => [ self::png(), self::png( 'b.png' ) ] ];
		$send  = static fn ( ?Files $files = null ): Outcome => self::handle( $form, $two(), $sent, $files, 'a-filling-in-with-files' );
		$other = null;
		$files = 0;
		// While the first one stores its second file, the others begin and end.
		$slow  = new Files(
			function () use ( &$files, &$other, $send, $form ): bool {
				if ( 2 !== ++$files ) {
					return true;
				}
				$on_disk = $this->on_disk();
				$busy    = $send();
				self::assertSame( [ false, 503, 'quayside_busy' ], [ $busy->success, $busy->status, $busy->code ] );
				self::assertSame( $on_disk, $this->on_disk(), 'It does not store its files.' );
				self::age_claims( $form );
				$other = $send();
				self::assertTrue( $other->success, 'After a minute, the first one counts as dead.' );
				self::assertSame( $other->entry, $send()->entry );
				return true;
			}
		);
		$first = $send( $slow );
		self::assertTrue( $first->success );
		self::assertSame( $other->entry, $first->entry );
		self::assertSame( 1, self::count_entries( $form ) );
		self::assertCount( 2, $this->on_disk() );
		self::assertSame( $this->on_disk(), $this->named( $first ) );
	}

	public function test_a_retry_with_another_value_claims_nothing_while_the_first_one_is_being_stored(): void {
		$form  = self::with_unique();
		$send  = static fn ( string $email, ?Files $files = null, string $key = 'a-filling-in-with-files' ): Outcome => self::handle(
			$form,
			[ 'u1' => [ self::png() ] ],
			[ $form->schema()->fields()['e1']->name() => $email ],
			$files,
			$key
		);
		self::assertTrue( $send( 'e@f.co', null, 'the-one-of-another-visitor' )->success );
		$slow  = new Files(
			static function () use ( $form, $send ): bool {
				global $wpdb;
				$wpdb->query( 'UPDATE ' . Tables::name( 'unique' ) . ' SET claimed = claimed - 5' );
				self::assertSame( 'quayside_busy', $send( 'c@d.co' )->code );
				self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'c@d.co' ] ) );
				self::assertArrayHasKey( 'e1', $send( 'e@f.co' )->field_errors );
				self::assertSame( [ 'e1' ], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ) );
				return true;
			}
		);
		$first = $send( 'a@b.co', $slow );
		self::assertTrue( $first->success );
		self::assertSame( $first->entry, $send( 'c@d.co' )->entry );
		( new Entries() )->delete( $first->entry );
		self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ) );
		self::assertTrue( $send( 'a@b.co' )->success, 'Nothing of the deleted entry is left.' );
	}

	/**
	 * Makes all claims of a form as old as those of a process that has died.
	 */
	private static function age_claims( Form $form ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Tables::name( 'unique' ) . ' SET claimed = claimed - 61 WHERE form_id = %d', $form->id() ) );
	}

	public function test_a_submission_with_files_reads_nothing_from_a_replica_that_may_lack_the_first_one(): void {
		$form = self::with_unique();
		$send = static fn (): array => self::respond( self::request( $form, 'a-filling-in-with-files' ) );
		$send();
		$data  = [];
		$reads = ReplicatedDatabase::reads(
			static function () use ( $send, &$data ): void {
				$data = $send();
			},
			Tables::name( '' )
		);
		self::assertTrue( $data['success'] );
		self::assertSame( [], $reads );
		self::assertSame( 1, self::count_entries( $form ) );
		self::assertCount( 2, $this->on_disk() );
	}

	public function test_without_a_key_another_file_is_another_submission(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		$send = static function ( Upload $upload ) use ( $form ): int {
			$uploads = [ 'u1' => [ $upload ] ];
			return self::handle( $form, $uploads, [], null, Gate::key( [ 'form-id' => (string) $form->id() ], $uploads ) )->entry;
		};
		$first = $send( self::png( 'a.png' ) );
		self::assertSame( $first, $send( self::png( 'a.png' ) ), 'The same submission again is a retry.' );
		self::assertNotSame( $first, $send( self::png( 'b.png' ) ) );
		self::assertNotSame( $first, $send( self::png( 'a.png', 'more' ) ) );
		self::assertCount( 3, $this->on_disk() );
	}

	public function test_a_failing_disk_or_database_leaves_nothing_behind(): void {
		$form   = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ] );
		$files  = 0;
		$broken = new Files(
			static function ( string $path ) use ( &$files ): bool {
				// The second file can't be read.
				return ++$files < 2 || unlink( $path );
			}
		);
		$outcome = self::handle( $form, [ 'u1' => [ self::png(), self::png() ] ], [], $broken );
		self::assertFalse( $outcome->success );
		self::assertSame( 'There was an error trying to submit your form. Please try again.', $outcome->message );
		self::assertSame( [], $this->on_disk() );
	}

	/** Statements of a submission that fail, and the result. @return array<string, array{string, bool}> */
	public static function faults(): array {
		return [
			'the claims'                                   => [ 'unique', false ],
			'the entry'                                    => [ 'entries', false ],
			'the response of the entry statement, after it has run' => [ 'entries', true ],
		];
	}

	/** @dataProvider faults */
	public function test_a_failing_database_leaves_an_entry_with_its_files_or_neither( string $table, bool $done ): void {
		$form  = self::with_unique();
		$retry = false;
		$fail_query = static function ( string $query ) use ( $table, $done, &$retry ): string {
			global $wpdb;
			if ( $retry || ! str_starts_with( $query, 'INSERT IGNORE INTO ' . Tables::name( $table ) . ' ' ) ) {
				return $query;
			}
			if ( $done ) {
				$retry = true;
				$wpdb->query( $query ); // phpcs:ignore WordPress.DB.PreparedSQL
			}
			return '';
		};
		$key   = 'a-filling-in-with-files';
		$send  = fn (): Outcome => self::handle(
			$form,
			[ 'u1' => [ self::png(), self::png( 'b.png' ) ] ],
			[ $form->schema()->fields()['e1']->name() => 'a@b.co' ],
			null,
			$key
		);
		add_filter( 'query', $fail_query, 20 );
		$outcome = $send();
		remove_filter( 'query', $fail_query, 20 );
		self::assertFalse( $outcome->success );
		self::assertSame( 'There was an error trying to submit your form. Please try again.', $outcome->message );
		self::assertSame( $done ? 1 : 0, self::count_entries( $form ) );
		self::assertCount( $done ? 2 : 0, $this->on_disk() );
		self::assertSame( $done ? [ 'e1' ] : [], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ) );
		$outcome = $send();
		self::assertTrue( $outcome->success );
		self::assertSame( 1, self::count_entries( $form ) );
		self::assertSame( $this->on_disk(), $this->named( $outcome ) );
	}

	public function test_files_wait_for_the_sweep_if_the_database_does_not_respond(): void {
		global $wpdb;
		// On SQLite a failing statement would roll back the test's transaction.
		$wpdb->query( 'COMMIT' );
		$form  = self::with_unique();
		$down  = false;
		$retry = false;
		$fail_query = static function ( string $query ) use ( &$down, &$retry ): string {
			global $wpdb;
			if ( $retry || ( ! $down && ! str_starts_with( $query, 'INSERT IGNORE INTO ' . Tables::name( 'entries' ) . ' ' ) ) ) {
				return $query;
			}
			if ( ! $down ) {
				$retry = true;
				$wpdb->query( $query ); // phpcs:ignore WordPress.DB.PreparedSQL
				$retry = false;
				$down  = true;
			}
			return 'SELECT nonsense';
		};
		$old   = $wpdb->suppress_errors( true );
		try {
			( new Files( 'is_file' ) )->store( $form->id(), [ 'u1' => [ self::png() ] ] );
			add_filter( 'query', $fail_query, 20 );
			self::assertFalse( self::handle( $form, [ 'u1' => [ self::png() ] ], [], null, 'a-filling-in-with-files' )->success );
			self::assertCount( 2, $this->on_disk() );
			array_map( static fn ( string $path ): bool => touch( $path, time() - 2 * HOUR_IN_SECONDS ), $this->on_disk() );
			Files::sweep( [ Entries::class, 'has_file' ] );
			self::assertCount( 2, $this->on_disk(), 'The database still does not respond.' );
			remove_filter( 'query', $fail_query, 20 );
			$path = ( new Entries() )->list( [ 'form' => $form->id() ] )['entries'][0]->files[0]['path'];
			self::assertNotNull( Files::locate( $path ), 'The entry already has its file.' );
			self::assertNull( Files::locate( '../' . basename( $this->folder ) . '.php' ) );
			Files::sweep( [ Entries::class, 'has_file' ] );
			self::assertSame( [ "$this->folder/$path" ], $this->on_disk() );
		} finally {
			remove_filter( 'query', $fail_query, 20 );
			$wpdb->suppress_errors( $old );
			$wpdb->delete( Tables::name( 'entries' ), [ 'form_id' => $form->id() ] );
			wp_delete_post( $form->id(), true );
		}
	}

	public function test_an_entry_that_cannot_be_deleted_keeps_its_files(): void {
		$form  = self::with_unique();
		$entry = self::handle( $form, [ 'u1' => [ self::png() ] ] )->entry;
		$fail_query = static fn ( string $query ): string => str_starts_with( $query, 'DELETE FROM ' . Tables::name( 'entries' ) . ' ' ) ? '' : $query;
		add_filter( 'query', $fail_query, 20 );
		try {
			( new Entries() )->delete( $entry );
			self::fail( 'It should have failed.' );
		} catch ( \RuntimeException ) {
			self::assertNotNull( Files::locate( ( new Entries() )->get( $entry )->files[0]['path'] ) );
		}
		remove_filter( 'query', $fail_query, 20 );
		( new Entries() )->delete( $entry );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_a_submission_with_files_and_a_unique_value_runs_at_most_six_queries(): void {
		global $wpdb;
		remove_all_filters( 'quayside_blocks_form_rate_limit' );
		$form = self::with_unique();
		clean_post_cache( $form->id() );
		wp_cache_delete( $form->id(), 'post_meta' );
		$request = self::request( $form, wp_generate_password( 32, false ) );
		$before  = $wpdb->num_queries;
		$response = self::respond( $request );
		self::assertLessThanOrEqual( 6, $wpdb->num_queries - $before );
		self::assertTrue( $response['success'] );
		self::assertCount( 2, ( new Entries() )->get( $response['data']['submission_id'] )->files );
		self::assertCount( 2, $this->on_disk() );
	}

	public function test_unstored_files_are_attached_to_the_email_and_deleted(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ], [ 'store' => false ] );
		$attachments = self::watch_attachments();
		self::assertTrue( self::handle( $form, [ 'u1' => [ self::png() ] ] )->success );
		self::assertSame( [ [ 'quay.png' => base64_decode( self::PNG ) ] ], $attachments->getArrayCopy() );
		self::assertSame( [ [], [] ], [ $this->on_disk(), self::copies() ] );
	}

	public function test_reports_an_error_if_unstored_files_cannot_be_attached(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ], [ 'store' => false ] );
		$spy  = function ( array $email ): array {
			array_map( static fn ( string $path ): bool => (bool) file_put_contents( $path, 'x' ), $this->on_disk() );
			return $email;
		};
		add_filter( 'quayside_blocks_form_mail', $spy );
		self::assertFalse( self::handle( $form, [ 'u1' => [ self::png() ] ] )->success );
		self::assertSame( [ [], [], [] ], [ $this->emails, $this->on_disk(), self::copies() ] );
	}

	public function test_attaches_files_to_emails_if_the_owner_wants_it(): void {
		$email = [ 'to' => 'office@example.com', 'subject' => 'New', 'body' => '{all_data}' ];
		$form = self::form(
			[ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ],
			[ 'notifications' => [ $email + [ 'attach' => true ], $email, [ 'to' => 'two@example.com', 'attach' => true ] + $email ] ]
		);
		$id   = self::handle( $form, [ 'u1' => [ self::png(), self::png( 'quay.png', 'more' ) ] ] )->entry;
		$attachments = self::watch_attachments();
		self::follow_up( $id );
		$both = [ 'quay.png' => base64_decode( self::PNG ), '1-quay.png' => base64_decode( self::PNG ) . 'more' ];
		self::assertSame( [ $both, [], $both ], $attachments->getArrayCopy() );
		self::assertSame( [], self::copies() );
	}

	public function test_shortens_names_that_are_too_long_for_the_disk(): void {
		$name = str_repeat( '日', 100 ) . '.png';
		$form = self::form(
			[ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ],
			[ 'notifications' => [ [ 'to' => 'office@example.com', 'subject' => 'New', 'body' => 'x', 'attach' => true ] ] ]
		);
		$id   = self::handle( $form, [ 'u1' => [ self::png( $name ) ] ] )->entry;
		self::follow_up( $id );
		$sent = (array) $this->emails[0]['attachments'];
		self::assertSame( [ $name ], array_keys( $sent ) );
		self::assertStringEndsWith( '日.png', (string) reset( $sent ) );
	}

	public function test_removes_copies_for_emails_even_if_the_mailer_fails(): void {
		$form  = self::form(
			[ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ],
			[ 'notifications' => [ [ 'to' => 'office@example.com', 'subject' => 'New', 'body' => 'x', 'attach' => true ] ] ]
		);
		$id    = self::handle( $form, [ 'u1' => [ self::png() ] ] )->entry;
		$exists = [];
		$fail_query = static function () use ( &$exists ): void {
			$exists = self::copies();
			throw new \Error( 'Broken.' );
		};
		add_filter( 'pre_wp_mail', $fail_query, 0 );
		self::follow_up( $id );
		self::assertCount( 1, $exists );
		self::assertSame( [ [], 'failed' ], [ self::copies(), ( new Entries() )->get( $id )->mail ] );
		// Resending attaches the remaining files.
		remove_filter( 'pre_wp_mail', $fail_query, 0 );
		$attachments = self::watch_attachments();
		self::assertTrue( ( new Mailer( new Entries() ) )->deliver( $id, 'failed' ) );
		self::assertSame( [ [ 'quay.png' => base64_decode( self::PNG ) ] ], $attachments->getArrayCopy() );
	}

	public function test_removes_copies_of_killed_processes(): void {
		$form   = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		$copies = new Copies( ( new Entries() )->get( self::handle( $form, [ 'u1' => [ self::png() ] ] )->entry )->files, true );
		$copies->paths();
		[ $folder ] = self::copies();
		self::assertSame( 0700, fileperms( $folder ) & 0777 );
		Copies::sweep();
		self::assertSame( [ $folder ], self::copies() );
		touch( $folder, time() - 2 * HOUR_IN_SECONDS );
		clearstatcache();
		( new FollowUp( new Mailer( new Entries() ), new Contracts( '' ) ) )->catch_up();
		self::assertSame( [], self::copies() );
	}

	public function test_a_file_is_useless_without_its_key(): void {
		$form  = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		$text = "%PDF-1.4\n% Ada Lovelace, 12 St James Square\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF";
		$entry = self::handle( $form, [ 'u1' => [ self::upload( 'cv.pdf', $text ) ] ] )->entry;
		self::assertCount( 1, $this->on_disk() );
		self::assertStringNotContainsString( '%PDF-1', (string) file_get_contents( $this->on_disk()[0] ) );
		self::assertStringNotContainsString( 'Lovelace', (string) file_get_contents( $this->on_disk()[0] ) );
		self::assertSame( [ $text ], self::contents( $entry ) );
	}

	public function test_keys_are_stored_only_in_the_entry(): void {
		$form  = self::form(
			[ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ], [ 'email', [ 'block_id' => 'e1', 'slug' => 'email' ] ] ],
			[ 'notifications' => [ [ 'to' => 'office@example.com', 'subject' => 'New', 'body' => '{all_data}' ] ] ]
		);
		$id    = self::handle( $form, [ 'u1' => [ self::png() ] ], [ $form->schema()->fields()['e1']->name() => 'ada@x.io' ] )->entry;
		$entry = ( new Entries() )->get( $id );
		$file  = $entry->files[0];
		self::assertSame( 44, strlen( $file['key'] ) );
		self::follow_up( $id );
		wp_set_current_user( 1 );
		$rendered = [
			'the list'           => self::rest( 'GET', '/quayside/v1/form-entries', [ 'form' => $form->id() ] )->get_data(),
			'the entry'          => self::rest( 'GET', "/quayside/v1/form-entries/$id" )->get_data(),
			'the mail'           => $this->emails,
			'the privacy export' => ( new Privacy() )->export( 'ada@x.io' ),
			'its files'          => EntryView::files( $entry ),
		];
		foreach ( $rendered as $where => $what ) {
			$text = (string) wp_json_encode( $what, JSON_UNESCAPED_SLASHES );
			self::assertStringContainsString( 'quay.png', $text, $where );
			self::assertStringNotContainsString( $file['key'], $text, $where );
			self::assertStringNotContainsString( basename( $file['path'] ), $text, $where );
		}
	}

	public function test_reads_files_stored_before_encryption(): void {
		global $wpdb;
		$form = self::form(
			[ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files', 'maxFiles' => 2 ] ] ],
			[ 'notifications' => [ [ 'to' => 'office@example.com', 'subject' => 'New', 'body' => 'x', 'attach' => true ] ] ]
		);
		$id   = self::handle( $form, [ 'u1' => [ self::png(), self::png( 'cut.png' ) ] ] )->entry;
		$old  = array_map( static fn ( array $file ): array => array_diff_key( $file, [ 'key' => '' ] ), ( new Entries() )->get( $id )->files );
		file_put_contents( "$this->folder/{$old[0]['path']}", base64_decode( self::PNG ) );
		file_put_contents( "$this->folder/{$old[1]['path']}", substr( base64_decode( self::PNG ), 0, -1 ) );
		$wpdb->update( Tables::name( 'entries' ), [ 'files' => wp_json_encode( $old ) ], [ 'id' => $id ] );
		self::assertSame( [ base64_decode( self::PNG ), null ], self::contents( $id ) );
		$attachments = self::watch_attachments();
		self::follow_up( $id );
		self::assertSame( [ [ 'quay.png' => base64_decode( self::PNG ) ] ], $attachments->getArrayCopy() );
	}

	public function test_cleans_up_after_interrupted_operations(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		( new Files( 'is_file' ) )->store( $form->id(), [ 'u1' => [ self::png(), self::png() ] ] );
		[ $old ] = $this->on_disk();
		touch( $old, time() - 2 * HOUR_IN_SECONDS );
		Files::sweep( [ Entries::class, 'has_file' ] );
		self::assertCount( 1, $this->on_disk() );
	}

	public function test_rejects_files_that_were_not_uploaded(): void {
		$form = self::form( [ [ 'upload', [ 'block_id' => 'u1', 'slug' => 'files' ] ] ] );
		self::assertFalse( self::handle( $form, [ 'u1' => [ self::png() ] ], [], new Files() )->success );
		self::assertSame( [], $this->on_disk() );
	}

	public function test_assigns_the_files_of_a_request_to_their_fields(): void {
		$name  = self::field()->name();
		$files = Upload::from(
			[
				$name   => [
					'name' => [ 'a.png', '' ],
					'type' => [ 'text/evil', '' ],
					'tmp_name' => [ '/tmp/a', '' ],
					'error' => [ 0, UPLOAD_ERR_NO_FILE ],
					'size' => [ 5, 0 ],
				],
				'other' => [ 'name' => 'b.png', 'tmp_name' => '/tmp/b', 'error' => 0, 'size' => 1 ],
			]
		);
		self::assertSame( [ 'u1' ], array_keys( $files ) );
		self::assertCount( 1, $files['u1'] );
		self::assertSame( 'a.png', $files['u1'][0]->name );
	}
}
