<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Kit\Module;

/**
 * Registers the form plugins that a site can switch from.
 */
final class Sources implements Module {
	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
		add_filter( 'quayside_blocks_entries_have_originals', [ $this, 'have_originals' ], 10, 2 );
	}

	/**
	 * Determines whether originals of imported entries exist, for the filter "quayside_blocks_entries_have_originals".
	 *
	 * @param mixed              $found Whether another filter found some.
	 * @param array<int, string> $keys  Idempotency keys of entries.
	 */
	public function have_originals( mixed $found, array $keys ): bool {
		$gravity = new GravityForms\EntryTable( new GravityForms\Source() );
		$ninja   = new NinjaForms\SubmissionPosts( new NinjaForms\Source() );
		$ids     = static fn ( string $source ): array => array_map(
			static fn ( string $key ): int => (int) substr( $key, strlen( $source ) + 1 ),
			array_values( array_filter( $keys, static fn ( string $key ): bool => str_starts_with( $key, "$source:" ) ) )
		);
		return true === $found
			|| [] !== $gravity->existing( $ids( GravityForms\Source::ID ) )
			|| [] !== $ninja->existing( $ids( NinjaForms\Source::ID ) );
	}

	/**
	 * Adds the sources.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		$page    = static fn ( string $query ): string => admin_url( "admin.php?page=$query" );
		$gravity = new GravityForms\Source();
		$ninja   = new NinjaForms\Source();
		return $sources + [
			'sureforms'             => SureFormsSource::get(),
			'contact-form-7'        => ( new FormTask( new ContactForm7Source() ) )->source(
				'Contact Form 7',
				static fn ( \WP_Post $post ): string => $page( "wpcf7&post=$post->ID&action=edit" )
			),
			'wpforms'               => ( new FormTask( new WpFormsSource() ) )->source(
				'WPForms',
				static fn ( \WP_Post $post ): string => $page( "wpforms-builder&view=fields&form_id=$post->ID" )
			),
			GravityForms\Source::ID => ( new FormTask( $gravity ) )->source(
				'Gravity Forms',
				static fn ( \WP_Post $post ): string => $page( "gf_edit_forms&id=$post->ID" ),
				new GravityForms\EntryTable( $gravity )
			) + [
				'file' => [
					'label' => __( 'Select Gravity Forms export (JSON)', 'quayside-blocks' ),
				] + self::file( new UploadedForms( $gravity ) ),
			],
			NinjaForms\Source::ID   => ( new FormTask( $ninja ) )->source(
				'Ninja Forms',
				static fn ( \WP_Post $post ): string => $page( "ninja-forms&form_id=$post->ID" ),
				new NinjaForms\SubmissionPosts( $ninja )
			) + [
				'file' => [
					'label' => __( 'Select Ninja Forms export (.nff)', 'quayside-blocks' ),
				] + self::file( new UploadedForms( $ninja ) ),
			],
		];
	}

	/**
	 * @return array<string, callable>
	 */
	private static function file( UploadedForms $forms ): array {
		return [
			'store'  => [ $forms, 'store' ],
			'list'   => [ $forms, 'titles' ],
			'remove' => [ $forms, 'remove' ],
		];
	}
}
