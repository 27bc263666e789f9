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
					'store' => [ new UploadedForms( $gravity ), 'store' ],
				],
			],
			NinjaForms\Source::ID   => ( new FormTask( $ninja ) )->source(
				'Ninja Forms',
				static fn ( \WP_Post $post ): string => $page( "ninja-forms&form_id=$post->ID" ),
				new NinjaForms\SubmissionPosts( $ninja )
			) + [
				'file' => [
					'label' => __( 'Select Ninja Forms export (.nff)', 'quayside-blocks' ),
					'store' => [ new UploadedForms( $ninja ), 'store' ],
				],
			],
		];
	}
}
