<?php
declare( strict_types=1 );

namespace Quayside\Seed;

use WP_Block_Type_Registry;

/**
 * Creates the homepage, the about page, the contact page with its form, the galleries, and legal pages.
 */
final class Pages {
	private int $created = 0;

	public function __construct( private Pictures $pictures ) {}

	public function seed(): void {
		$front   = $this->page( 'home', 'Quayside Goods', $this->pattern( 'quayside/page-front' ) );
		$journal = $this->page( 'journal', 'Journal', '' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $journal );
		$this->page( 'about', 'About', $this->pattern( 'quayside/page-about' ) );
		$this->page(
			'delivery-and-returns',
			'Shipping and returns',
			$this->paragraphs(
				[
					'Parcels leave the quay on Tuesday and Friday. Within the country they take two to four days and cost 8 dollars; from 75 dollars on they are free.',
					'You have 60 days to send back what you do not like. Write to us first, then you get a label.',
					'Broken on the way? Send a picture the same day and a new one leaves with the next post.',
				]
			)
		);
		$privacy = $this->page(
			'privacy-policy',
			'Privacy policy',
			$this->paragraphs(
				[
					'We keep what we need to send you a parcel and to answer your letter, for as long as the law asks, and nothing else.',
					'Pages that show a video or count visits ask before they do. You can change your mind at any time with the button at the bottom left of each page.',
				]
			)
		);
		update_option( 'wp_page_for_privacy_policy', $privacy );
		$this->contact();
		$this->galleries();
		if ( class_exists( 'WooCommerce' ) ) {
			$this->page( 'customer-dashboard', 'Customer dashboard', "<!-- wp:shortcode -->\n[quayside_customer_dashboard]\n<!-- /wp:shortcode -->" );
		}
	}

	/**
	 * Creates a published page and returns its ID.
	 */
	private function page( string $name, string $title, string $content, int $under = 0 ): int {
		$known = get_page_by_path( $name );
		$page  = [
			'post_type'      => 'page',
			'post_status'    => 'publish',
			'post_name'      => $name,
			'post_title'     => $title,
			'post_content'   => wp_slash( $content ),
			// Lists sorted by date, such as search results, are the same on each site.
			'post_date'      => gmdate( 'Y-m-d H:i:s', strtotime( '2026-11-19' ) - $this->created++ * MINUTE_IN_SECONDS ),
			'post_parent'    => $under,
			'comment_status' => 'closed',
		];
		$id    = null === $known ? wp_insert_post( $page, true ) : wp_update_post( [ 'ID' => $known->ID ] + $page, true );
		if ( ! is_int( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		return $id;
	}

	/**
	 * Returns the blocks of a theme's pattern, including nested patterns, as the editor inserts them.
	 */
	private function pattern( string $slug ): string {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
		return (string) preg_replace_callback(
			'|<!-- wp:pattern {"slug":"([^"]+)"} /-->|',
			fn ( array $match ): string => $this->pattern( $match[1] ),
			is_array( $pattern ) ? (string) $pattern['content'] : ''
		);
	}

	/**
	 * @param array<int, string> $texts Plain text.
	 */
	private function paragraphs( array $texts ): string {
		return implode(
			"\n\n",
			array_map( static fn ( string $text ): string => '<!-- wp:paragraph --><p>' . esc_html( $text ) . '</p><!-- /wp:paragraph -->', $texts )
		);
	}

	/**
	 * Returns a paragraph that starts at the edge of the wide blocks below it, as the title then does.
	 */
	public static function introduction( string $text ): string {
		return '<!-- wp:group {"align":"wide"} --><div class="wp-block-group alignwide"><!-- wp:paragraph --><p>'
			. esc_html( $text )
			. '</p><!-- /wp:paragraph --></div><!-- /wp:group -->';
	}

	private function contact(): void {
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'quayside/form' ) ) {
			$this->page( 'contact', 'Contact', $this->paragraphs( [ 'Old Net Loft, 9 Quay Street. Tuesday to Saturday, 10 to 6. hello@example.com' ] ) );
			return;
		}
		$fields = [
			[ 'input', [ 'block_id' => 'd1f0a001', 'slug' => 'name', 'label' => 'Your name', 'required' => true, 'errorMsg' => 'Please enter your name.' ] ],
			[
				'email',
				[
					'block_id' => 'd1f0a002',
					'slug'     => 'email',
					'label'    => 'Email',
					'required' => true,
					'errorMsg' => 'Please enter an email address that we can reply to.',
				],
			],
			[
				'textarea',
				[ 'block_id' => 'd1f0a003', 'slug' => 'message', 'label' => 'Message', 'required' => true, 'errorMsg' => 'Please enter a message.' ],
			],
		];
		$form   = '';
		foreach ( $fields as [ $type, $attributes ] ) {
			$form .= sprintf( "<!-- wp:quayside/field-%s %s /-->\n\n", $type, wp_json_encode( $attributes ) );
		}
		$id = wp_insert_post(
			[
				'post_type'    => 'sureforms_form',
				'post_status'  => 'publish',
				'post_title'   => 'Contact',
				'post_name'    => 'contact-form',
				'post_content' => wp_slash( $form ),
			],
			true
		);
		if ( ! is_int( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		$about = '<!-- wp:column {"width":"40%"} --><div class="wp-block-column" style="flex-basis:40%">' . $this->paragraphs(
			[ 'One of our nine makers will reply, usually the same day.', 'Old Net Loft, 9 Quay Street', 'Tuesday to Saturday, 10 to 6' ]
		) . $this->pictures->block( 'harbour-quay', 'The blue door, left of the crane.' ) . '</div><!-- /wp:column -->';
		$write = sprintf( '<!-- wp:column --><div class="wp-block-column"><!-- wp:quayside/form {"formId":%d} /--></div><!-- /wp:column -->', $id );
		$this->page( 'contact', 'Contact', '<!-- wp:columns --><div class="wp-block-columns">' . $about . $write . '</div><!-- /wp:columns -->' );
	}

	/**
	 * Creates a page for each layout of the gallery block.
	 */
	private function galleries(): void {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( 'quayside/gallery' );
		if ( null === $type ) {
			return;
		}
		$layouts = $type->attributes['layout']['enum'] ?? [ 'grid' ];
		$year    = [
			'harbour-dawn',
			'lighthouse-noon',
			'harbour-quay',
			'regatta',
			'jetty-evening',
			'rooftops',
			'harbour-fog',
			'sails-fog',
			'lighthouse-dusk',
			'harbour-night',
			'departure',
			'lantern-window',
		];
		$rooms   = [
			'rope-bench',
			'rope-close',
			'workbench',
			'packing-table',
			'shelf-kitchen',
			'chart-table',
			'blankets-shop',
			'washstand',
			'board-bread',
			'window-mug',
			'desk-evening',
			'breakfast',
		];
		$things  = [ 'mug-pair', 'tin-trio', 'blanket-hung', 'holdall', 'lantern-lit', 'notebook-three', 'teapot', 'bowls' ];
		$all     = [
			'grid'     => [ 'The harbor in a year', 'Twelve mornings, seen from the same step.', $year, [] ],
			'pages'    => [
				'Everything so far',
				'All that we have taken pictures of, nine at a time.',
				[ ...$year, ...$rooms ],
				[ 'feedPagination' => true, 'lightboxThumbnails' => true, 'captions' => 'hover' ],
			],
			'masonry'  => [
				'In the workshops',
				'Nine rooms, most of them cold.',
				[ ...$rooms, ...$year, ...$things ],
				[ 'feedPagination' => true, 'captions' => 'below' ],
			],
			'carousel' => [ 'This season', 'What is new on the shelves.', $things, [ 'captions' => 'below', 'label' => 'New on the shelves' ] ],
			'tiled'    => [ 'At the table', 'Breakfast, mostly.', [ 'breakfast', 'teapot', 'bowls', 'mug-pair', 'board-bread', 'tin-trio', 'window-mug' ], [] ],
			'logos'    => [
				'Who we make things for',
				'Five houses that sell what we make.',
				[ 'client-halyard', 'client-northlight', 'client-saltmill', 'client-fathom', 'client-tern' ],
				[
					'layout'      => 'masonry',
					'columnsDesk' => 5,
					'columnsTab'  => 5,
					'gap'         => 100,
					'gapTab'      => 40,
					'hoverEffect' => 'none',
					'clickAction' => 'none',
					'imageSize'   => 'medium',
				],
			],
		];
		$parent  = $this->page(
			'galleries',
			'Galleries',
			self::introduction( 'Photos of the harbor, of the people who make our things, and of the things themselves.' )
		);
		$covers  = [];
		foreach ( $all as $name => [ $title, $words, $pictures, $more ] ) {
			$layout = $more['layout'] ?? ( 'pages' === $name ? 'grid' : $name );
			if ( ! in_array( $layout, $layouts, true ) ) {
				continue;
			}
			$attributes = $more + [
				'layout'      => $layout,
				'ids'         => $this->pictures->ids( ...$pictures ),
				'columnsDesk' => 3,
				'columnsTab'  => 3,
				'columnsMob'  => 2,
				'clickAction' => 'lightbox',
				'align'       => 'wide',
			];
			$this->page(
				"gallery-$name",
				$title,
				self::introduction( $words ) . sprintf( "\n\n<!-- wp:quayside/gallery %s /-->", wp_json_encode( $attributes ) )
			);
			// A logo doesn't fill a cover.
			$covers[] = [ 'logos' === $name ? 'packing-table' : $pictures[ count( $covers ) % count( $pictures ) ], $title, "gallery-$name" ];
		}
		if ( WP_Block_Type_Registry::get_instance()->is_registered( 'quayside/slider' ) ) {
			$this->page( 'gallery-workshops', 'A day in the workshops', ( new Workshops( $this->pictures ) )->content() );
			$covers[] = [ 'desk-evening', 'A day in the workshops', 'gallery-workshops' ];
		}
		$attributes = [
			'ids'         => $this->pictures->ids( ...array_column( $covers, 0 ) ),
			// In columns, the last cover would be alone.
			'layout'      => 'tiled',
			'captions'    => 'below',
			'clickAction' => 'url',
			'align'       => 'wide',
			'details'     => array_map(
				static fn ( array $cover ): array => [
					'alt'     => $cover[1],
					'caption' => $cover[1],
					'link'    => home_url( "/$cover[2]/" ),
				],
				$covers
			),
		];
		wp_update_post(
			[
				'ID'           => $parent,
				'post_content' => wp_slash(
					get_post( $parent )?->post_content . sprintf( "\n\n<!-- wp:quayside/gallery %s /-->", wp_json_encode( $attributes ) )
				),
			]
		);
	}
}
