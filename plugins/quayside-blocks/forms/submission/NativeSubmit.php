<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Notifications\EmailSchedule;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RequestOrigin;

/**
 * Handles forms that the browser submits without JavaScript: they are posted to their own page, which shows the errors or
 * redirects.
 *
 * phpcs:disable WordPress.Security.NonceVerification
 */
final class NativeSubmit implements Module {
	/** Query variable of the page after a submission: the form's ID. */
	public const DONE = 'quayside-form-sent';

	public function __construct( private Intake $intake, private Mailer $mailer, private NativeResult $result ) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'handle' ], 1 );
	}

	/**
	 * Determines whether this request can be a submission, including one that PHP has dropped because of its size. Other
	 * pages do without the module.
	 */
	public static function can_be_submission(): bool {
		return isset( $_POST['quayside-token'] )
			|| ( [] === $_POST && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) )
			|| Deferred::is_behind_the_pages();
	}

	/**
	 * Handles the submission of this request, if it is one. A request that another site makes with the visitor's cookies is
	 * treated as logged out, as in the REST API without a nonce: no entry, smart tag, or hook sees the user.
	 */
	public function handle(): void {
		$user = get_current_user_id();
		if ( 0 === $user || RequestOrigin::is_own() ) {
			$this->process();
			return;
		}
		wp_set_current_user( 0 );
		try {
			$this->process();
		} finally {
			// The page that shows the errors is rendered for the visitor's own account again.
			wp_set_current_user( $user );
		}
	}

	/**
	 * Determines whether the visitor reached the page by submitting a form.
	 */
	public static function is_done( int $form ): bool {
		return isset( $_GET[ self::DONE ] ) && (string) $form === $_GET[ self::DONE ];
	}

	/**
	 * Processes the submission of the current user.
	 */
	private function process(): void {
		if ( [] === $_POST && Gate::is_cut_off() ) {
			nocache_headers();
			status_header( 413 );
			$this->result->reject_all( Outcome::rejected( Gate::cut_off()->get_error_message() ) );
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
			$this->result->reject( is_scalar( $sent['form-id'] ) ? (int) $sent['form-id'] : 0, Outcome::rejected( $form->get_error_message() ), $sent );
			return;
		}
		$path    = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$uploads = Upload::from( $_FILES );
		$outcome = $this->intake->handle( $form, $sent, Gate::key( $sent, $uploads ), Gate::is_spam( $form, $sent ), self::full_url( $path ), $uploads );
		if ( ! $outcome->success ) {
			status_header( $outcome->status );
			$this->result->reject( $form->id(), $outcome, $sent );
			return;
		}
		if ( $outcome->after_submit ) {
			// Schedules the emails that remain if this process ends early.
			EmailSchedule::arm();
			$this->mailer->deliver( $outcome->entry, 'queued' );
		}
		if ( '' !== $outcome->redirect ) {
			wp_redirect( $outcome->redirect, 303 ); // phpcs:ignore WordPress.Security.SafeRedirect -- the owner may send visitors to another site.
			exit;
		}
		wp_safe_redirect( add_query_arg( self::DONE, $form->id(), $path ) . "#quayside-form-{$form->id()}", 303 );
		exit;
	}

	/**
	 * Returns the full URL of a path on this host. If the site is in a folder, the path includes it.
	 */
	private static function full_url( string $path ): string {
		$home = wp_parse_url( home_url() );
		$home = is_array( $home ) ? $home : [];
		return ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' ) . $path;
	}
}
