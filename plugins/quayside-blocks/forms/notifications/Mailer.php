<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\EmailClaim;
use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Uploads\Copies;
use PHPMailer\PHPMailer\PHPMailer;
use Quayside\Blocks\Kit\Log;

/**
 * Sends the emails of an entry and logs the results.
 */
final class Mailer {
	public function __construct( private Entries $entries ) {}

	/** Maximum duration of one run in seconds. The next run sends the rest. */
	private const TIME_LIMIT = 20;

	/**
	 * Sends an entry's emails, each only once.
	 *
	 * @param int    $id   Entry.
	 * @param string $from Required state: "queued", "failed" or "sent" to resend all, or "sending" to take over from a
	 * stalled process.
	 * @return bool Whether all emails were sent.
	 */
	public function deliver( int $id, string $from ): bool {
		$claim = $id < 1 ? null : EmailQueue::claim( $id, $from );
		if ( ! $claim ) {
			return false;
		}
		$entry = $this->entries->get( $id );
		$form  = $entry ? Form::any( $entry->form ) : null;
		if ( ! $entry || ! $form ) {
			$claim->end( 'none' );
			return false;
		}
		$state   = 'sent';
		$context = [
			'entry' => $id,
			'form'  => $entry->form,
		];
		'sending' === $from && Log::write( 'notice', 'forms', 'The process that sent the emails of an entry was interrupted. The rest is sent again.', $context );
		try {
			$this->send(
				$form,
				$entry->fields,
				$id,
				$entry->user,
				$entry->source_url,
				$entry->files,
				$claim,
				in_array( $from, [ 'queued', 'sending' ], true )
			);
		} catch ( \Throwable $exception ) {
			// Filters of other plugins may throw. The entry is preserved and its emails can be resent.
			$this->entries->note( $id, 'mail_failed', $exception->getMessage() );
			$state                = 'failed';
			$context['exception'] = $exception;
		}
		$state = $claim->end( $state );
		// The reason names recipients, so it is only in the log of the entry.
		'failed' === $state && Log::write( 'error', 'forms', 'Emails of an entry could not be sent. The reason is in the log of the entry.', $context );
		return 'sent' === $state;
	}

	/**
	 * Sends all emails of an entry again. A delivery that was interrupted, by a crash for example, doesn't have to wait for the next
	 * attempt. One in progress is left alone.
	 *
	 * @return bool Whether all emails were sent.
	 */
	public function resend( Entry $entry ): bool {
		$is_sending = 'sending' === $entry->mail;
		return ( ! $is_sending || EmailQueue::give_up( $entry->id ) > 0 ) && $this->deliver( $entry->id, $is_sending ? 'failed' : $entry->mail );
	}

	/**
	 * Sends pending emails and those left by stalled processes.
	 *
	 * @param int $age Minimum age of a pending entry in seconds.
	 */
	public function send_pending( int $age = 0 ): void {
		$end   = microtime( true ) + self::TIME_LIMIT;
		$count = EmailQueue::give_up();
		$count > 0 && Log::write( 'error', 'forms', 'The emails of entries failed for good, because each attempt was interrupted.', [ 'entries' => $count ] );
		foreach ( EmailQueue::waiting( $age ) as $id => $state ) {
			if ( microtime( true ) > $end ) {
				return;
			}
			$this->deliver( $id, $state );
		}
	}

	/**
	 * Sends the emails of a submission that is not stored.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<int, array{name: string, path: string, size: int, key: string}>                   $files  Files to
	 * attach. All of them are attached because they are not stored either.
	 * @return bool False if no email was sent, also if none has a recipient: the submission is lost then.
	 */
	public function send_unstored( Form $form, array $fields, string $source, array $files = [] ): bool {
		try {
			$results = $this->send( $form, $fields, 0, get_current_user_id(), $source, $files );
		} catch ( \Throwable ) {
			return false;
		}
		return in_array( null, $results, true );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<int, array{name: string, path: string, size: int, key: string}>                   $files  Files.
	 * @param bool                                                                                    $limited Whether
	 * the rate limit for confirmation emails applies. It does not when an owner resends them.
	 * @return array<string, string|null> Error or null, by recipients.
	 */
	private function send(
		Form $form,
		array $fields,
		int $entry,
		int $user,
		string $source,
		array $files,
		?EmailClaim $claim = null,
		bool $limited = true
	): array {
		$copies = new Copies( $files, 0 === $entry );
		try {
			return $this->send_each( $form, $fields, $entry, $user, $source, $files, $copies, $claim, $limited );
		} finally {
			$copies->remove();
		}
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<int, array{name: string, path: string, size: int, key: string}>                   $files  Files.
	 * @return array<string, string|null> Error or null, by recipients.
	 */
	private function send_each(
		Form $form,
		array $fields,
		int $entry,
		int $user,
		string $source,
		array $files,
		Copies $copies,
		?EmailClaim $claim,
		bool $limited
	): array {
		$results = [];
		$keys    = [];
		foreach ( [ ...$form->settings()['notifications'], ...Confirmation::get( $form, $fields ) ] as $notification ) {
			$to      = Addresses::parse( SmartTags::recipient( $notification['to'], $user ) );
			$refusal = $notification['refusal'] ?? '';
			if ( ! $notification['enabled'] || ( [] === $to && '' === $refusal ) ) {
				continue;
			}
			// The key has to be the same in every process, even if notifications have been reordered in between.
			$key          = substr( md5( $notification['to'] . "\n" . $notification['subject'] . "\n" . $notification['body'] ), 0, 8 );
			$keys[ $key ] = ( $keys[ $key ] ?? 0 ) + 1;
			$key         .= $keys[ $key ] > 1 ? "x{$keys[ $key ]}" : '';
			if ( $claim?->has( $key ) ) {
				continue;
			}
			// Visitors can send confirmation emails to any address, so these have no formatting, links, or uploaded
			// files.
			$by_visitor = ! empty( $notification['confirmation'] );
			if ( '' === $refusal && $by_visitor && $limited && ! ConfirmationLimit::allows( $notification['to'] ) ) {
				/* translators: %s: email address */
				$text    = __(
					'%s: The limit of confirmation emails to this email address has been reached. Resend the emails to send it anyway.',
					'quayside-blocks'
				);
				$refusal = sprintf( $text, $notification['to'] );
			}
			if ( '' !== $refusal ) {
				if ( $claim ) {
					$this->entries->note( $entry, 'mail_failed', $refusal );
					if ( ! $claim->record( $key, true ) ) {
						break;
					}
				}
				continue;
			}
			$headers = [ 'Content-Type: text/html; charset=UTF-8', ...self::address_headers( $notification, $user ) ];
			foreach ( SmartTags::reply_to( $notification['replyTo'], $form, $fields, $entry, $user ) as $reply ) {
				$headers[] = "Reply-To: $reply";
			}
			$body  = EmailDesign::html(
				$form->title(),
				SmartTags::html( PageTags::html( $notification['body'], $source ), $form, $fields, $entry, $user, ! $by_visitor ),
				$by_visitor ? '' : EmailDesign::links( $entry > 0 ? $entry : null, $files, $source )
			);
			$email = [
				'to'      => $to,
				'subject' => SmartTags::line( PageTags::line( $notification['subject'], $source ), $form, $fields, $entry, $user ),
				'body'    => $body,
				'headers' => $headers,
			];
			/**
			 * Filters a notification email before it is sent.
			 *
			 * @param array{to: array<int, string>, subject: string, body: string, headers: array<int, string>} $email
			 * The email.
			 * @param Form                                                                                      $form  The form.
			 * @param int                                                                                       $entry
			 * Entry ID, 0 if the entry is not stored.
			 */
			$filtered = apply_filters( 'quayside_blocks_form_mail', $email, $form, $entry );
			$email    = is_array( $filtered ) ? array_merge( $email, array_intersect_key( $filtered, $email ) ) : $email;

			// Files of submissions that are not stored are always attached.
			$error = self::send_email( $email, ! $by_visitor && ( 0 === $entry || ! empty( $notification['attach'] ) ) ? $copies : null );

			$to             = implode( ', ', $to );
			$results[ $to ] = $error;
			if ( ! $claim ) {
				continue;
			}
			$is_owner = $claim->record( $key, null === $error );
			$this->entries->note( $entry, null === $error ? 'mail_sent' : 'mail_failed', null === $error ? $to : "$to: $error" );
			if ( ! $is_owner ) {
				break;
			}
		}
		return $results;
	}

	/**
	 * Returns the sender and the recipients of copies. Visitors' values can't be part of them.
	 *
	 * @param array<string, mixed> $notification Notification.
	 * @param int                  $user         User who submitted the form, 0 for a visitor.
	 * @return array<int, string> Header lines.
	 */
	private static function address_headers( array $notification, int $user ): array {
		$text    = static fn ( string $name ): string => is_string( $notification[ $name ] ?? null )
			? SmartTags::recipient( $notification[ $name ], $user )
			: '';
		$headers = [];
		foreach ( [
			'cc'  => 'Cc',
			'bcc' => 'Bcc',
		] as $name => $header ) {
			foreach ( Addresses::parse( $text( $name ) ) as $address ) {
				$headers[] = "$header: $address";
			}
		}
		$from = Addresses::parse( $text( 'fromEmail' ) )[0] ?? '';
		if ( '' !== $from ) {
			$name      = str_replace( '{site_title}', wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $text( 'fromName' ) );
			$name      = trim( (string) preg_replace( [ ForeignTags::TAG, '/[\s<>"]+/u' ], [ '', ' ' ], $name ) );
			$headers[] = '' === $name ? "From: $from" : "From: $name <$from>";
		}
		return $headers;
	}

	/**
	 * Sends one email with a plain-text part.
	 *
	 * @param array<string, mixed> $email   The email.
	 * @param Copies|null          $copies Files to attach.
	 * @return string|null Error message, null if the email was sent.
	 */
	public static function send_email( array $email, ?Copies $copies ): ?string {
		$reason = null;
		$listen = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $listen );
		$add_text = static function ( PHPMailer $mailer ): void {
			$mailer->AltBody = EmailText::from_html( $mailer->Body ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		};
		add_action( 'phpmailer_init', $add_text );
		try {
			$files = $copies ? $copies->paths() : [];
			// @phpstan-ignore argument.type, argument.type, argument.type, argument.type
			$sent = wp_mail( $email['to'], $email['subject'], $email['body'], $email['headers'], $files );
		} catch ( \Throwable $exception ) {
			$sent   = false;
			$reason = $exception->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
			remove_action( 'phpmailer_init', $add_text );
		}
		return $sent ? null : ( $reason ?? __( 'The mail server rejected the email.', 'quayside-blocks' ) );
	}
}
