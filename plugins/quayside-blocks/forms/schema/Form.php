<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\PlainText;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Forms\Sureforms\FormMeta;
use Quayside\Blocks\Kit\Settings;

/**
 * A form: its post, fields, and settings.
 *
 * @phpstan-type FormSettings array{
 *     submitType: string, successUrl: string, successPage: int, afterSubmission: string, successMessage: string,
 *     submitLabel: string, store: bool, minFillSeconds: float, captcha: string, branding: bool, honeypot: bool,
 *     rateLimit: bool, retentionDays: int, messages: array<string, string>,
 *     notifications: array<int, array{enabled: bool, to: string, subject: string, body: string, replyTo: string, attach: bool, cc: string, bcc: string, fromName: string, fromEmail: string}>
 * }
 */
final class Form {
	/** The post type of SureForms, so that sites can migrate without moving their forms. */
	public const POST_TYPE = 'sureforms_form';

	/** Post meta with the settings; the contract is forms/form.settings. */
	public const META = '_quayside_form';

	/** Post meta of a form that was converted from SureForms, whose settings apply where Quayside's are not set. */
	public const FROM_SUREFORMS = '_quayside_from_sureforms';

	/** IDs of forms of other plugins that are not converted are greater. No post has such an ID. */
	public const UNCONVERTED = 5_000_000_000_000;

	/** Start of a serialized field block. */
	private const FIELD_MARK = '<!-- wp:quayside/field-';

	private ?Schema $schema = null;

	private ?string $content = null;

	/** @var array<string, mixed>|null Settings of a SureForms form. */
	private ?array $sureforms = null;

	/** @var array<string, string>|null */
	private ?array $messages = null;

	/** Stored value that the settings were read from. */
	private mixed $meta = null;

	/** @var FormSettings|null */
	private ?array $settings = null;

	private static ?Settings $reader = null;

	/**
	 * @param array<mixed>|null $given Settings of a form that is not converted; null for those that are stored.
	 */
	private function __construct( public readonly \WP_Post $post, private ?array $given = null ) {}

	/**
	 * Returns a form that visitors can see and submit: published, without a password, and with at least one field. SureForms
	 * fields count while SureForms is inactive.
	 */
	public static function find( int $id ): ?self {
		if ( $id > self::UNCONVERTED ) {
			return self::unconverted( $id, true );
		}
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || self::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			return null;
		}
		$form = self::has_field( $post->post_content ) ? new self( $post ) : null;
		return null !== $form && [] !== $form->schema()->fields() ? $form : null;
	}

	/**
	 * Determines whether a form's content seems to have a field. This is a fast check. Use schema() for certainty.
	 */
	public static function has_field( string $content ): bool {
		return self::has_quayside_field( $content ) || ( FieldBlocks::found_in( $content ) && ! SureForms::is_active() );
	}

	/**
	 * Determines whether a form's content has a Quayside field, which makes it a Quayside form while SureForms is active.
	 */
	public static function has_quayside_field( string $content ): bool {
		return str_contains( $content, self::FIELD_MARK );
	}

	/**
	 * Returns a form in any state, for users who can edit it and for admin screens; null if it does not exist.
	 */
	public static function any( int $id ): ?self {
		if ( $id > self::UNCONVERTED ) {
			return self::unconverted( $id, false );
		}
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof \WP_Post && self::POST_TYPE === $post->post_type ? new self( $post ) : null;
	}

	/**
	 * Returns the form's id.
	 */
	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * Returns the title, without markup.
	 */
	public function title(): string {
		return '' === $this->post->post_title ? __( '(no title)', 'quayside-blocks' ) : PlainText::decode( wp_strip_all_tags( $this->post->post_title ) );
	}

	/**
	 * Returns the fields.
	 */
	public function schema(): Schema {
		return $this->schema ??= Schema::parse( $this->content() );
	}

	/**
	 * Returns the form's blocks, serialized. SureForms fields are converted to Quayside's.
	 */
	public function content(): string {
		return $this->content ??= $this->is_from_sureforms()
			? FieldBlocks::convert( $this->post->post_content, FormMeta::conditions( $this->post->ID ), FormMeta::messages() )
			: $this->post->post_content;
	}

	/**
	 * Determines whether the form was made with SureForms, and so has its settings too.
	 */
	public function is_from_sureforms(): bool {
		return null === $this->given && (
			str_contains( $this->post->post_content, FieldBlocks::MARK ) || '1' === get_post_meta( $this->post->ID, self::FROM_SUREFORMS, true )
		);
	}

	/**
	 * Returns the settings, with defaults for those that are not set.
	 *
	 * @return FormSettings
	 */
	public function settings(): array {
		$meta = $this->stored();
		if ( null === $this->settings || $meta !== $this->meta ) {
			$this->settings = self::complete( $meta );
			$this->meta     = $meta;
		}
		return $this->settings;
	}

	/**
	 * Returns a group of settings that few requests need, as it is stored; an empty array if it is not set.
	 *
	 * @param string $name "confirmation", "instant" or "style".
	 * @return array<mixed>
	 */
	public function group( string $name ): array {
		$meta = $this->stored();
		return is_array( $meta[ $name ] ?? null ) ? $meta[ $name ] : [];
	}

	/**
	 * Returns the settings as they are stored. Settings of a SureForms form apply where the form has none of Quayside's.
	 *
	 * @return array<mixed>
	 */
	public function stored(): array {
		if ( null !== $this->given ) {
			return $this->given;
		}
		$meta = get_post_meta( $this->post->ID, self::META, true );
		$meta = is_array( $meta ) ? $meta : [];
		return $this->is_from_sureforms() ? $meta + ( $this->sureforms ??= FormMeta::settings( $this->post->ID ) ) : $meta;
	}

	/**
	 * Returns the validation messages: the form's custom messages, and defaults for the others.
	 *
	 * @return array<string, string>
	 */
	public function messages(): array {
		return $this->messages ??= array_merge( Messages::all(), $this->settings()['messages'] );
	}

	/**
	 * Returns the URL to redirect to after a submission; empty for none.
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
	 * Returns a form of another plugin that is not converted; null if it doesn't exist.
	 *
	 * @param bool $is_public Whether visitors must be able to submit it: its plugin is not active, and it can be carried over.
	 */
	private static function unconverted( int $id, bool $is_public ): ?self {
		/**
		 * Filters a form of another plugin that is not converted.
		 *
		 * @internal
		 * @param array{post: \WP_Post, settings: array<mixed>}|null $form      Post and settings.
		 * @param int                                                $id        ID of the form, above Form::UNCONVERTED.
		 * @param bool                                               $is_public Whether visitors must be able to submit it.
		 */
		$form = apply_filters( 'quayside_blocks_unconverted_form', null, $id, $is_public );
		$post = is_array( $form ) ? $form['post'] : null;
		return $post instanceof \WP_Post ? new self( $post, is_array( $form['settings'] ) ? $form['settings'] : [] ) : null;
	}

	/**
	 * Adds the contract's defaults and limits, and the default texts, which are translated.
	 *
	 * @param array<mixed> $meta Stored settings.
	 * @return FormSettings
	 */
	private static function complete( array $meta ): array {
		/* translators: {form_title} is a tag that stays as it is */
		$subject = [ 'subject' => __( 'New message: {form_title}', 'quayside-blocks' ) ];
		$texts   = [
			'successMessage' => '<p><strong>' . __( 'Thank you', 'quayside-blocks' ) . '</strong></p><p>'
				. __( 'We have received your message and will reply soon.', 'quayside-blocks' ) . '</p>',
			'submitLabel'    => __( 'Send', 'quayside-blocks' ),
		];
		// group() returns these unchanged.
		unset( $meta['confirmation'], $meta['instant'], $meta['style'] );
		$is_set                = static fn ( mixed $value ): bool => null !== $value;
		$notifications         = array_values( is_array( $meta['notifications'] ?? null ) ? $meta['notifications'] : [ [] ] );
		$meta['notifications'] = array_map(
			static fn ( mixed $notification ): array => ( is_array( $notification ) ? array_filter( $notification, $is_set ) : [] ) + $subject,
			$notifications
		);

		$complete = ( self::$reader ??= new Settings( 'forms/form.settings', self::META ) )->of( $meta );
		foreach ( $texts as $name => $default ) {
			$complete[ $name ] = '' === ( $complete[ $name ] ?? '' ) ? $default : $complete[ $name ];
		}
		$messages             = is_array( $complete['messages'] ?? null ) ? $complete['messages'] : [];
		$complete['messages'] = array_filter( $messages, static fn ( mixed $text ): bool => '' !== $text );
		/** @var FormSettings $complete */
		return $complete;
	}
}
