<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\MailClaim;
use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Uploads\Copies;

/**
 * Sends the mail of an entry and notes on it what became of it.
 */
final class Mailer {
	public function __construct( private Entries $entries ) {}

	/** Seconds for one run over what waits; the rest is for the next. */
	private const TIME = 20;

	/**
	 * Sends an entry's emails, each once.
	 *
	 * @param int    $id   Entry.
	 * @param string $from State that they must be in: "queued"; "failed" and "sent" to send all again; "sending" to take over from a process that died.
	 * @return bool Whether all of them were sent.
	 */
	public function deliver( int $id, string $from ): bool {
		$claim = $id < 1 ? null : MailQueue::claim( $id, $from );
		if ( ! $claim ) {
			return false;
		}
		$entry = $this->entries->get( $id );
		$form  = $entry ? Form::any( $entry->form ) : null;
		if ( ! $entry || ! $form ) {
			$claim->end( 'none' );
			return false;
		}
		$state = 'sent';
		try {
			$this->send( $form, $entry->fields, $id, $entry->user, $entry->source_url, $entry->files, $claim, in_array( $from, [ 'queued', 'sending' ], true ) );
		} catch ( \Throwable $failure ) {
			// Other software's filters break in the middle, too: the entry stays, and its emails can be sent again.
			$this->entries->note( $id, 'mail_failed', $failure->getMessage() );
			$state = 'failed';
		}
		return 'sent' === $claim->end( $state );
	}

	/**
	 * Sends what waits, and what a process that died has left.
	 *
	 * @param int $age Smallest age of a waiting entry in seconds.
	 */
	public function send_waiting( int $age = 0 ): void {
		$end = microtime( true ) + self::TIME;
		MailQueue::give_up();
		foreach ( MailQueue::waiting( $age ) as $id => $state ) {
			if ( microtime( true ) > $end ) {
				return;
			}
			$this->deliver( $id, $state );
		}
	}

	/**
	 * Sends the mail of a submission that is not kept. False when none of it got through: then the submission is nowhere.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<int, array{name: string, path: string, size: int, key: string}>                   $files  Files that go with it, all of them: nobody could get them otherwise.
	 */
	public function send_unstored( Form $form, array $fields, string $source, array $files = [] ): bool {
		try {
			$results = $this->send( $form, $fields, 0, get_current_user_id(), $source, $files );
		} catch ( \Throwable ) {
			return false;
		}
		return [] === $results || in_array( null, $results, true );
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<int, array{name: string, path: string, size: int, key: string}>                   $files  Files.
	 * @param bool                                                                                    $limited Whether a confirmation email counts for its recipient's limit; not where an owner sends it again.
	 * @return array<string, string|null> Error, or null, by recipients.
	 */
	private function send( Form $form, array $fields, int $entry, int $user, string $source, array $files, ?MailClaim $claim = null, bool $limited = true ): array {
		$copies = new Copies( $files, 0 === $entry );
		try {
			return $this->send_each( $form, $fields, $entry, $user, $source, $copies, $claim, $limited );
		} finally {
			$copies->remove();
		}
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<string, string|null> Error, or null, by recipients.
	 */
	private function send_each( Form $form, array $fields, int $entry, int $user, string $source, Copies $copies, ?MailClaim $claim, bool $limited ): array {
		$results = [];
		$keys    = [];
		foreach ( [ ...$form->settings()['notifications'], ...Confirmation::of( $form, $fields ) ] as $notification ) {
			$to = array_filter( array_map( 'trim', explode( ',', SmartTags::recipient( $notification['to'] ) ) ), static fn ( string $address ): bool => false !== is_email( $address ) );
			if ( ! $notification['enabled'] || [] === $to ) {
				continue;
			}
			// The same in each process, however the owner has moved the notifications in between.
			$key          = substr( md5( $notification['to'] . "\n" . $notification['subject'] . "\n" . $notification['body'] ), 0, 8 );
			$keys[ $key ] = ( $keys[ $key ] ?? 0 ) + 1;
			$key         .= $keys[ $key ] > 1 ? "x{$keys[ $key ]}" : '';
			if ( $claim?->has( $key ) ) {
				continue;
			}
			// What anybody can send to anybody has no formatting, no links, and no files of the sender's.
			$by_visitor = ! empty( $notification['confirmation'] );
			if ( $by_visitor && $limited && ! ConfirmationLimit::allows( $notification['to'] ) ) {
				if ( $claim ) {
					/* translators: %s: email address */
					$this->entries->note( $entry, 'mail_failed', sprintf( __( '%s: The limit of confirmation emails to this email address has been reached. Resend the emails to send it anyway.', 'quayside-blocks' ), $notification['to'] ) );
					if ( ! $claim->record( $key, true ) ) {
						break;
					}
				}
				continue;
			}
			$headers = [ 'Content-Type: text/html; charset=UTF-8' ];
			$reply   = SmartTags::reply_to( $notification['replyTo'], $form, $fields, $entry, $user );
			if ( is_email( $reply ) ) {
				$headers[] = "Reply-To: $reply";
			}
			$body  = SmartTags::html( $notification['body'], $form, $fields, $entry, $user, ! $by_visitor );
			$body .= '' === $source || $by_visitor ? '' : '<p style="color:#666"><a href="' . esc_url( $source ) . '">' . esc_html( $source ) . '</a></p>';
			$mail  = [
				'to'      => array_values( $to ),
				'subject' => SmartTags::line( $notification['subject'], $form, $fields, $entry, $user ),
				'body'    => $body,
				'headers' => $headers,
			];
			/**
			 * A notification before it is sent.
			 *
			 * @param array{to: array<int, string>, subject: string, body: string, headers: array<int, string>} $mail  The mail.
			 * @param Form                                                                                      $form  The form.
			 * @param int                                                                                       $entry The entry's id; 0 when it is not kept.
			 */
			$filtered = apply_filters( 'quayside_blocks_form_mail', $mail, $form, $entry );
			$mail     = is_array( $filtered ) ? array_merge( $mail, array_intersect_key( $filtered, $mail ) ) : $mail;

			// What is not kept can be had nowhere else.
			$error = self::hand_over( $mail, ! $by_visitor && ( 0 === $entry || ! empty( $notification['attach'] ) ) ? $copies : null );

			$to             = implode( ', ', $to );
			$results[ $to ] = $error;
			if ( ! $claim ) {
				continue;
			}
			$mine = $claim->record( $key, null === $error );
			$this->entries->note( $entry, null === $error ? 'mail_sent' : 'mail_failed', null === $error ? $to : "$to: $error" );
			if ( ! $mine ) {
				break;
			}
		}
		return $results;
	}

	/**
	 * @param array<string, mixed> $mail   The mail.
	 * @param Copies|null          $copies Files that go with it.
	 * @return string|null Why it failed.
	 */
	private static function hand_over( array $mail, ?Copies $copies ): ?string {
		$reason = null;
		$listen = static function ( \WP_Error $error ) use ( &$reason ): void {
			$reason = $error->get_error_message();
		};
		add_action( 'wp_mail_failed', $listen );
		try {
			$sent = wp_mail( $mail['to'], $mail['subject'], $mail['body'], $mail['headers'], $copies ? $copies->paths() : [] ); // @phpstan-ignore argument.type, argument.type, argument.type, argument.type
		} catch ( \Throwable $failure ) {
			$sent   = false;
			$reason = $failure->getMessage();
		} finally {
			remove_action( 'wp_mail_failed', $listen );
		}
		return $sent ? null : ( $reason ?? __( 'The mail server rejected the email.', 'quayside-blocks' ) );
	}
}
