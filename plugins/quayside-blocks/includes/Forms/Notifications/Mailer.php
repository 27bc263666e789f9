<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Uploads\Copies;

/**
 * Sends the mail of an entry and notes on it what became of it.
 */
final class Mailer {
	public function __construct( private Entries $entries ) {}

	/**
	 * Sends an entry's mail once.
	 *
	 * @param int    $id   Entry.
	 * @param string $from State that the mail must be in: "queued", or "failed" and "sent" to send it again.
	 * @return bool Whether all of it was sent.
	 */
	public function deliver( int $id, string $from ): bool {
		if ( $id < 1 || ! MailQueue::claim( $id, $from, 'sending' ) ) {
			return false;
		}
		$entry = $this->entries->get( $id );
		$form  = $entry ? Form::any( $entry->form ) : null;
		if ( ! $entry || ! $form ) {
			MailQueue::claim( $id, 'sending', 'none' );
			return false;
		}
		$failures = 0;
		try {
			foreach ( $this->send( $form, $entry->fields, $id, $entry->user, $entry->source_url, $entry->files ) as $to => $error ) {
				$this->entries->note( $id, null === $error ? 'mail_sent' : 'mail_failed', null === $error ? $to : "$to: $error" );
				$failures += null === $error ? 0 : 1;
			}
		} catch ( \Throwable $failure ) {
			// Other software's filters break in the middle, too: the entry stays, and its mail can be sent again.
			$this->entries->note( $id, 'mail_failed', $failure->getMessage() );
			++$failures;
		}
		MailQueue::claim( $id, 'sending', $failures > 0 ? 'failed' : 'sent' );
		return 0 === $failures;
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
	 * @return array<string, string|null> Error, or null, by recipients.
	 */
	private function send( Form $form, array $fields, int $entry, int $user, string $source, array $files ): array {
		$copies = new Copies( $files, 0 === $entry );
		try {
			return self::send_each( $form, $fields, $entry, $user, $source, $copies );
		} finally {
			$copies->remove();
		}
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @return array<string, string|null> Error, or null, by recipients.
	 */
	private static function send_each( Form $form, array $fields, int $entry, int $user, string $source, Copies $copies ): array {
		$results = [];
		foreach ( [ ...$form->settings()['notifications'], ...Confirmation::of( $form, $fields ) ] as $notification ) {
			$to = array_filter( array_map( 'trim', explode( ',', SmartTags::recipient( $notification['to'] ) ) ), static fn ( string $address ): bool => false !== is_email( $address ) );
			if ( ! $notification['enabled'] || [] === $to ) {
				continue;
			}
			$headers = [ 'Content-Type: text/html; charset=UTF-8' ];
			$reply   = SmartTags::line( $notification['replyTo'], $form, $fields, $entry, $user );
			if ( is_email( $reply ) ) {
				$headers[] = "Reply-To: $reply";
			}
			$body  = SmartTags::html( $notification['body'], $form, $fields, $entry, $user );
			$body .= '' === $source ? '' : '<p style="color:#666"><a href="' . esc_url( $source ) . '">' . esc_html( $source ) . '</a></p>';
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
			$results[ implode( ', ', $to ) ] = self::hand_over( $mail, 0 === $entry || ! empty( $notification['attach'] ) ? $copies : null );
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
		return $sent ? null : ( $reason ?? __( 'The mail server refused the message.', 'quayside-blocks' ) );
	}
}
