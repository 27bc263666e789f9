<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Notifications\MailSchedule;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RequestOrigin;

/**
 * A form sent by the browser itself, without JavaScript: posted to its own page, answered there or by a redirect.
 *
 * phpcs:disable WordPress.Security.NonceVerification
 */
final class NativeSubmit implements Module {
	/** Query variable of the page after a submission: the form's id. */
	public const DONE = 'quayside-form-sent';

	/** In place of a form's id: each form of the page, because nothing says which one it was. */
	private const ANY = -1;

	/** What the visitor must correct: outcome and values of this request. */
	private static ?Outcome $outcome = null;
	private static int $form         = 0;

	/** @var array<mixed> */
	private static array $sent = [];

	public function __construct( private Intake $intake, private Mailer $mailer ) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'take' ], 1 );
	}

	/**
	 * Whether this may be a request with a submission, one that PHP has dropped for its size among them: pages leave the module out.
	 */
	public static function may_be_sent(): bool {
		return isset( $_POST['quayside-token'] ) || ( [] === $_POST && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) || Deferred::is_behind_the_pages();
	}

	/**
	 * Takes the submission of this request, if it is one. What another site posts with the visitor's cookies is nobody's, as
	 * in the REST API without a nonce: no entry, smart tag, or hook of other software names who is logged in.
	 */
	public function take(): void {
		$user = get_current_user_id();
		if ( 0 === $user || RequestOrigin::is_own() ) {
			$this->handle();
			return;
		}
		wp_set_current_user( 0 );
		try {
			$this->handle();
		} finally {
			// A page that says what to correct is the visitor's own again.
			wp_set_current_user( $user );
		}
	}

	/**
	 * Takes the submission of the current user.
	 */
	private function handle(): void {
		if ( [] === $_POST && Gate::is_cut_off() ) {
			nocache_headers();
			status_header( 413 );
			self::$form    = self::ANY;
			self::$outcome = Outcome::refused( Gate::cut_off()->get_error_message() );
			return;
		}
		if ( ! isset( $_POST['form-id'], $_POST['quayside-token'] ) ) {
			return;
		}
		$sent  = (array) wp_unslash( $_POST );
		$token = $sent['quayside-token'] ?? '';
		$form  = Gate::form( $sent, is_string( $token ) ? $token : '' );
		nocache_headers();
		if ( is_wp_error( $form ) ) {
			$data = $form->get_error_data();
			status_header( is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 400 );
			self::$form    = is_scalar( $sent['form-id'] ) ? (int) $sent['form-id'] : 0;
			self::$outcome = Outcome::refused( $form->get_error_message() );
			self::$sent    = $sent;
			return;
		}
		$here    = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$uploads = Upload::from( $_FILES );
		$outcome = $this->intake->take( $form, $sent, Gate::key( $sent, $uploads ), Gate::is_spam( $form, $sent ), self::whole( $here ), $uploads );
		if ( ! $outcome->success ) {
			status_header( $outcome->status );
			self::$form    = $form->id();
			self::$outcome = $outcome;
			self::$sent    = $sent;
			return;
		}
		if ( $outcome->after_submit ) {
			// For what this process may leave behind when it dies.
			MailSchedule::arm();
			$this->mailer->deliver( $outcome->entry, 'queued' );
		}
		if ( '' !== $outcome->redirect ) {
			wp_redirect( $outcome->redirect, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the owner may send visitors to another site.
			exit;
		}
		wp_safe_redirect( add_query_arg( self::DONE, $form->id(), $here ) . "#quayside-form-{$form->id()}", 303 );
		exit;
	}

	/**
	 * The whole address of a path on this host: the site itself may live below a folder, which the path names already.
	 */
	private static function whole( string $path ): string {
		$home = wp_parse_url( home_url() );
		$home = is_array( $home ) ? $home : [];
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) . $path;
	}

	/**
	 * Why the form of this page was refused; null when it was not sent.
	 */
	public static function outcome( int $form ): ?Outcome {
		return in_array( self::$form, [ $form, self::ANY ], true ) ? self::$outcome : null;
	}

	/**
	 * What the visitor entered in a field. Passwords and files are not given back.
	 *
	 * @return string|array<int, string>|null Null when the form was not sent.
	 */
	public static function value( int $form, Field $field ): string|array|null {
		if ( self::$form !== $form || null === self::$outcome || $field->type()->is_secret() || $field->type()->holds_files() ) {
			return null;
		}
		// Another site posts what it likes, and the confirmation email goes to what the visitor submits then.
		if ( $field->type()->is_email() && ! RequestOrigin::is_own() ) {
			return '';
		}
		foreach ( self::$sent as $name => $value ) {
			if ( Field::id_of( (string) $name ) === $field->id ) {
				return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : ( is_string( $value ) ? $value : '' );
			}
		}
		return '';
	}

	/**
	 * Whether the page was reached by a submission of this form.
	 */
	public static function done( int $form ): bool {
		return isset( $_GET[ self::DONE ] ) && (string) $form === $_GET[ self::DONE ];
	}
}
