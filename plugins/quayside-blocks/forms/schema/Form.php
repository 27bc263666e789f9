<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\PlainText;
use Quayside\Blocks\Kit\Settings;

/**
 * A form: a post, its fields and its settings.
 */
final class Form {
	/** The post type that sites migrate from, kept so that their forms stay where they are. */
	public const POST_TYPE = 'sureforms_form';

	/** Post meta with the settings; the contract is forms/form.settings. */
	public const META = '_quayside_form';

	private ?Schema $schema = null;

	/** @var array<string, string>|null */
	private ?array $messages = null;

	/** What the settings were read from. */
	private mixed $meta = null;

	/** @var array{submitType: string, successUrl: string, successPage: int, afterSubmission: string, successMessage: string, submitLabel: string, store: bool, minFillSeconds: float, captcha: string, branding: bool, honeypot: bool, rateLimit: bool, retentionDays: int, messages: array<string, string>, notifications: array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string, attach: bool}>}|null */
	private ?array $settings = null;

	private static ?Settings $reader = null;

	private function __construct( public readonly \WP_Post $post ) {}

	/**
	 * Finds a form that visitors may see and submit: published, without a password, and with a field. A form whose blocks are
	 * another plugin's has none.
	 */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || self::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			return null;
		}
		$form = self::has_field( $post->post_content ) ? new self( $post ) : null;
		return null !== $form && [] !== $form->schema()->fields() ? $form : null;
	}

	/**
	 * Determines whether a form's content seems to have a field. Cheap: only schema() knows.
	 */
	public static function has_field( string $content ): bool {
		return str_contains( $content, '<!-- wp:quayside/field-' );
	}

	/**
	 * A form in any state, for those who may edit it and for the admin's screens.
	 */
	public static function any( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && self::POST_TYPE === $post->post_type ? new self( $post ) : null;
	}

	/**
	 * The form's id.
	 */
	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * The title, without markup.
	 */
	public function title(): string {
		return '' === $this->post->post_title ? __( '(no title)', 'quayside-blocks' ) : PlainText::of( wp_strip_all_tags( $this->post->post_title ) );
	}

	/**
	 * The fields.
	 */
	public function schema(): Schema {
		return $this->schema ??= Schema::of( $this->post->post_content );
	}

	/**
	 * The settings, with defaults for what the owner left alone.
	 *
	 * @return array{submitType: string, successUrl: string, successPage: int, afterSubmission: string, successMessage: string, submitLabel: string, store: bool, minFillSeconds: float, captcha: string, branding: bool, honeypot: bool, rateLimit: bool, retentionDays: int, messages: array<string, string>, notifications: array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string, attach: bool}>}
	 */
	public function settings(): array {
		$meta = get_post_meta( $this->post->ID, self::META, true );
		if ( null === $this->settings || $meta !== $this->meta ) {
			$this->settings = self::complete( is_array( $meta ) ? $meta : [] );
			$this->meta     = $meta;
		}
		return $this->settings;
	}

	/**
	 * A group of settings that few requests need, as it is kept: its schema is that of the contract.
	 *
	 * @param string $name "confirmation", "instant" or "style".
	 * @return array<mixed>
	 */
	public function group( string $name ): array {
		$meta = get_post_meta( $this->post->ID, self::META, true );
		return is_array( $meta ) && is_array( $meta[ $name ] ?? null ) ? $meta[ $name ] : [];
	}

	/**
	 * The words of the rules: the owner's own ones, and the default for the others.
	 *
	 * @return array<string, string>
	 */
	public function messages(): array {
		return $this->messages ??= array_merge( Messages::all(), $this->settings()['messages'] );
	}

	/**
	 * Where a visitor goes after a submission; empty to stay.
	 */
	public function redirect(): string {
		$settings = $this->settings();
		$url      = '';
		if ( 'different page' === $settings['submitType'] ) {
			$url = 'publish' === get_post_status( $settings['successPage'] ) ? (string) get_permalink( $settings['successPage'] ) : $settings['successUrl'];
		} elseif ( 'custom url' === $settings['submitType'] ) {
			$url = $settings['successUrl'];
		}
		return esc_url_raw( $url, [ 'http', 'https' ] );
	}

	/**
	 * Defaults, bounds and choices are the contract's; the words, which are translated, are added here.
	 *
	 * @param array<mixed> $meta What is kept.
	 * @return array{submitType: string, successUrl: string, successPage: int, afterSubmission: string, successMessage: string, submitLabel: string, store: bool, minFillSeconds: float, captcha: string, branding: bool, honeypot: bool, rateLimit: bool, retentionDays: int, messages: array<string, string>, notifications: array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string, attach: bool}>}
	 */
	private static function complete( array $meta ): array {
		/* translators: {form_title} is a tag that stays as it is */
		$subject = [ 'subject' => __( 'New message: {form_title}', 'quayside-blocks' ) ];
		$words   = [
			'successMessage' => '<p><strong>' . __( 'Thank you', 'quayside-blocks' ) . '</strong></p><p>' . __( 'We have received your message and will reply soon.', 'quayside-blocks' ) . '</p>',
			'submitLabel'    => __( 'Send', 'quayside-blocks' ),
		];
		// Their readers know what they mean: group().
		unset( $meta['confirmation'], $meta['instant'], $meta['style'] );
		$meta['notifications'] = array_map( static fn ( mixed $one ): array => ( is_array( $one ) ? array_filter( $one, static fn ( mixed $value ): bool => null !== $value ) : [] ) + $subject, array_values( is_array( $meta['notifications'] ?? null ) ? $meta['notifications'] : [ [] ] ) );

		$fit = ( self::$reader ??= new Settings( 'forms/form.settings', self::META ) )->of( $meta );
		foreach ( $words as $name => $default ) {
			$fit[ $name ] = '' === ( $fit[ $name ] ?? '' ) ? $default : $fit[ $name ];
		}
		$fit['messages'] = array_filter( is_array( $fit['messages'] ?? null ) ? $fit['messages'] : [], static fn ( mixed $text ): bool => '' !== $text );
		/** @var array{submitType: string, successUrl: string, successPage: int, afterSubmission: string, successMessage: string, submitLabel: string, store: bool, minFillSeconds: float, captcha: string, branding: bool, honeypot: bool, rateLimit: bool, retentionDays: int, messages: array<string, string>, notifications: array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string, attach: bool}>} $fit */
		return $fit;
	}
}
