<?php
declare( strict_types=1 );

namespace Quayside\Seed;

/**
 * Creates the journal: posts with images, a post with a video, and comments.
 */
final class Journal {
	public function __construct( private Pictures $pictures ) {}

	public function seed(): void {
		foreach ( require __DIR__ . '/posts.php' as $number => $post ) {
			$content = '';
			foreach ( $post['text'] as $part ) {
				$content .= $this->part( $part );
			}
			$id = wp_insert_post(
				[
					'post_title'    => $post['title'],
					'post_name'     => $post['name'],
					'post_excerpt'  => $post['excerpt'],
					'post_content'  => $content,
					'post_status'   => 'publish',
					'post_author'   => 1,
					'post_date'     => gmdate( 'Y-m-d 08:30:00', strtotime( '2026-11-16' ) - $number * 9 * DAY_IN_SECONDS ),
					'post_category' => [ $this->category( $post['category'] ) ],
					'tags_input'    => $post['tags'],
				],
				true
			);
			if ( ! is_int( $id ) ) {
				throw new \RuntimeException( $id->get_error_message() );
			}
			set_post_thumbnail( $id, $this->pictures->id( $post['picture'] ) );
			foreach ( $post['comments'] ?? [] as [ $author, $text ] ) {
				wp_insert_comment(
					[
						'comment_post_ID'      => $id,
						'comment_author'       => $author,
						'comment_author_email' => sanitize_title( $author ) . '@example.com',
						'comment_content'      => $text,
						'comment_approved'     => 1,
						'comment_date'         => '2026-11-17 10:00:00',
					]
				);
			}
		}
		wp_update_term( (int) get_option( 'default_category' ), 'category', [ 'name' => 'Journal', 'slug' => 'journal-entries' ] );
	}

	/**
	 * Returns the block for a part of the text: a paragraph, "## heading", "> quote", "! image | caption", or the URL of a video.
	 */
	private function part( string $part ): string {
		if ( str_starts_with( $part, '## ' ) ) {
			return '<!-- wp:heading --><h2 class="wp-block-heading">' . esc_html( substr( $part, 3 ) ) . "</h2><!-- /wp:heading -->\n\n";
		}
		if ( str_starts_with( $part, '> ' ) ) {
			return '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>'
				. esc_html( substr( $part, 2 ) ) . "</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->\n\n";
		}
		if ( str_starts_with( $part, '! ' ) ) {
			[ $name, $caption ] = explode( ' | ', substr( $part, 2 ) );
			return $this->pictures->block( $name, $caption, 'wide' );
		}
		if ( str_starts_with( $part, 'https://' ) ) {
			// Use the iframe itself, so that no request to the provider is needed.
			return '<!-- wp:html --><figure class="wp-block-embed is-type-video wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper"><iframe title="How a rope is laid" width="560" height="315" src="'
				. esc_url( $part ) . '" allow="fullscreen; picture-in-picture" allowfullscreen></iframe></div></figure>' . "<!-- /wp:html -->\n\n";
		}
		return '<!-- wp:paragraph --><p>' . esc_html( $part ) . "</p><!-- /wp:paragraph -->\n\n";
	}

	private function category( string $name ): int {
		$known = term_exists( $name, 'category' );
		$term  = is_array( $known ) ? $known : wp_insert_term( $name, 'category' );
		return is_wp_error( $term ) ? 1 : (int) $term['term_id'];
	}
}
