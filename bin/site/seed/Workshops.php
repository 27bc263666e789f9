<?php
declare( strict_types=1 );

namespace Quayside\Seed;

/**
 * Creates a page with a slider, a sticky note, and a video with a play button.
 */
final class Workshops {
	public function __construct( private Pictures $pictures ) {}

	/**
	 * Returns the blocks of the page.
	 */
	public function content(): string {
		return implode(
			"\n\n",
			[
				Pages::introduction( 'Four people, one yard, and the light that comes in from the water. This is how a day goes.' ),
				$this->slider(),
				$this->note(),
				$this->film(),
				$this->evening(),
			]
		);
	}

	private function slider(): string {
		$slides = '';
		foreach ( [
			[ 'harbour-dawn', 'Half past six', 'Jonna opens the shutters and puts the kettle on. Nothing is made before the first pot is empty.' ],
			[ 'workbench', 'Nine', 'Brass is turned in the morning, when hands are steady and the lathe is still cold.' ],
			[ 'rope-bench', 'Two', 'Rope in the afternoon: it wants a long room, four hands and no hurry.' ],
			[ 'packing-table', 'Five', 'What is sold is wrapped in paper, tied, and on the van before the ferry leaves.' ],
		] as [ $picture, $when, $what ] ) {
			// The same aspect ratio for all images aligns the text below.
			$image   = str_replace(
				[ '{"id":', '"/></figure>' ],
				[ '{"aspectRatio":"3/2","scale":"cover","id":', '" style="aspect-ratio:3/2;object-fit:cover"/></figure>' ],
				trim( $this->pictures->block( $picture ) )
			);
			$slides .= '<!-- wp:quayside/slide -->'
				. $image . '<!-- wp:heading {"fontSize":"large"} --><h2 class="wp-block-heading has-large-font-size">' . esc_html( $when )
				. '</h2><!-- /wp:heading -->' . $this->paragraph( $what ) . '<!-- /wp:quayside/slide -->';
		}
		return '<!-- wp:quayside/slider {"align":"wide","label":"A day in the workshops","autoplay":true,"autoplaySpeed":6000,"slidesToShow":2,"slidesToShowTablet":2,"gap":32} -->'
			. $slides . '<!-- /wp:quayside/slider -->';
	}

	private function note(): string {
		$texts = [
			'The workshops stand in a row behind the old net loft. The doors are open from Tuesday to Saturday; whoever comes in is offered a stool and may stay as long as nobody needs it.',
			'Most of the tools are older than the people who use them. The lathe came from a shipyard that closed in 1968, the rope bench from the walk up the hill, and the big iron from Jonna’s grandmother, who ironed sails with it.',
			'Nothing here is made to a date. A blanket takes three weeks, because the wool has to rest twice. A lamp takes a day and a half, of which half a day is spent looking for the right glass.',
			'We mend what we sell. Bring it, or send it: a handle is sewn on the same week, a dent takes a little longer, and what cannot be mended is taken apart and becomes something else.',
			'On the last Saturday of the month there is soup. It is on the stove in the packing room from noon on, and it is not for sale.',
		];
		$note  = '<!-- wp:group {"UAGPosition":"sticky","UAGStickyOffset":24,"UAGStickyRestricted":true,"backgroundColor":"mist","style":{"spacing":{"padding":{"top":"24px","right":"24px","bottom":"24px","left":"24px"}}}} --><div class="wp-block-group has-mist-background-color has-background" style="padding-top:24px;padding-right:24px;padding-bottom:24px;padding-left:24px"><!-- wp:heading {"level":2,"fontSize":"large"} --><h2 class="wp-block-heading has-large-font-size">Come by</h2><!-- /wp:heading -->' . $this->paragraph(
			'Old Net Loft, 9 Quay Street. Tuesday to Saturday, 10 to 6.'
		) . '</div><!-- /wp:group -->';
		$column = static fn ( string $width, string $content ): string => sprintf(
			'<!-- wp:column {"width":"%1$s"} --><div class="wp-block-column" style="flex-basis:%1$s">%2$s</div><!-- /wp:column -->',
			$width,
			$content
		);
		return '<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">'
			. $column( '34%', $note )
			. $column( '66%', implode( '', array_map( [ $this, 'paragraph' ], $texts ) ) )
			. '</div><!-- /wp:columns -->';
	}

	private function film(): string {
		$film = [
			'url'              => 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
			'type'             => 'video',
			'providerNameSlug' => 'youtube',
			'align'            => 'wide',
			'quaysidePoster'   => $this->pictures->id( 'rope-bench' ),
			'quaysideTitle'    => 'How a rope is laid',
		];
		return '<!-- wp:embed '
			. wp_json_encode( $film )
			. ' --><figure class="wp-block-embed alignwide is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">'
			. "\nhttps://www.youtube.com/watch?v=M7lc1UVf-VE\n"
			. '</div><figcaption class="wp-element-caption">Three strands, laid against each other: two minutes at the rope bench.</figcaption></figure><!-- /wp:embed -->';
	}

	private function evening(): string {
		$picture = $this->pictures->id( 'harbour-night' );
		$style   = [
			'background' => [ 'backgroundImage' => [ 'url' => (string) wp_get_attachment_url( $picture ), 'id' => $picture, 'source' => 'file' ] ],
			'dimensions' => [ 'minHeight' => '420px' ],
		];
		return '<!-- wp:group ' . wp_json_encode(
			[ 'align' => 'full', 'style' => $style, 'layout' => [ 'type' => 'constrained' ] ]
		)
			. ' --><div class="wp-block-group alignfull" style="min-height:420px"></div><!-- /wp:group -->'
			. $this->paragraph( 'By eight it is dark, and the lamp in the window is the last one lit.' );
	}

	private function paragraph( string $text ): string {
		return '<!-- wp:paragraph --><p>' . esc_html( $text ) . '</p><!-- /wp:paragraph -->';
	}
}
