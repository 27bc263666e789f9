<?php
declare( strict_types=1 );

namespace Quayside\Blocks\StaticHtml\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Gallery\Tests\GalleryTestCase;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Tests what galleries and forms save for readers when Quayside is inactive.
 */
final class StaticHtmlTest extends GalleryTestCase {
	protected function set_up(): void {
		parent::set_up();
		self::log_in_as( 'administrator' );
	}

	/** @param array<string, mixed> $post Values of the post. */
	private static function save( string $content, array $post = [] ): string {
		$id = wp_insert_post( wp_slash( $post + [ 'post_title' => 'Page', 'post_status' => 'publish', 'post_content' => $content ] ) );
		self::assertGreaterThan( 0, $id );
		return (string) get_post_field( 'post_content', $id, 'raw' );
	}

	/** @param array<string, mixed> $attributes Attributes of the block. */
	private static function gallery( array $attributes ): string {
		return '<!-- wp:quayside/gallery ' . serialize_block_attributes( $attributes ) . ' /-->';
	}

	private static function form(): int {
		return (int) wp_insert_post( wp_slash( [
			'post_type'    => Form::POST_TYPE,
			'post_status'  => 'publish',
			'post_title'   => 'Write & tell us',
			'post_content' => '<!-- wp:quayside/field-input {"block_id":"a1","label":"Name","slug":"name"} /-->',
			'meta_input'   => [ Form::META => [ 'notifications' => [ [ 'to' => 'secret@example.com', 'enabled' => true ] ] ] ],
		] ) );
	}

	public function test_a_gallery_saves_figures_and_nothing_else_changes(): void {
		[ $one, $other ] = [ self::image( [ 'post_excerpt' => 'At <em>dawn</em>' ] ), self::image() ];
		update_post_meta( $one, '_wp_attachment_image_alt', 'A "boat"' );
		$detail  = [ 'link' => 'https://example.com/?a=1&b=2', 'newTab' => true, 'rel' => 'sponsored', 'caption' => 'Two -- \\ <b>three</b>', 'alt' => '' ];
		$gallery = self::gallery( [
			'ids'         => [ $one, $other ],
			'columnsDesk' => 2,
			'caption'     => 'All of <strong>May</strong>',
			'details'     => [ (object) [], $detail ],
		] );
		$around  = [ "<!-- wp:paragraph  {\"x\":1} -->\n<p>C:\\dir &amp; \"quoted\" 'it'</p>\n<!-- /wp:paragraph -->", '<!-- wp:quayside/gallery {"ids":[]} /-->' ];
		$saved   = self::save( "$around[0]\n$gallery\n$around[1]" );
		$figures = sprintf(
			'<figure class="wp-block-gallery has-nested-images columns-2 is-cropped">'
				. '<figure class="wp-block-image size-medium_large"><a href="%1$s"><img src="%1$s" alt="A &quot;boat&quot;" class="wp-image-%2$d" /></a>'
				. '<figcaption class="wp-element-caption">At <em>dawn</em></figcaption></figure>'
				. '<figure class="wp-block-image size-medium_large"><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="sponsored noopener">'
				. '<img src="%3$s" alt="" class="wp-image-%4$d" /></a>'
				. '<figcaption class="wp-element-caption">Two -- \\ <b>three</b></figcaption></figure>'
				. '<figcaption class="blocks-gallery-caption wp-element-caption">All of <strong>May</strong></figcaption></figure>',
			wp_get_attachment_url( $one ),
			$one,
			wp_get_attachment_url( $other ),
			$other
		);
		$start   = substr( $gallery, 0, -4 );
		self::assertSame( "$around[0]\n$start-->\n$figures\n<!-- /wp:quayside/gallery -->\n$around[1]", $saved );
		self::assertSame( wp_kses_post( $figures ), $figures, 'Every author may save it.' );
		self::assertSame( $saved, self::save( $saved ), 'Saving again changes nothing.' );
		self::assertStringNotContainsString( 'wp-block-gallery', do_blocks( $saved ), 'Visitors don’t get it as well.' );
		self::assertStringContainsString( 'quayside-gallery__item', do_blocks( $saved ) );
	}

	public function test_saving_what_was_saved_changes_no_byte(): void {
		$id      = self::image( [ 'post_excerpt' => 'C:\\dir & "a" -- \'b\' <em>c</em> &amp; ☕' ] );
		$form    = self::form();
		$content = "<!-- wp:paragraph -->\n<p>C:\\dir \\\\u003c &amp; 'it'</p>\n<!-- /wp:paragraph -->\n\n"
			. self::gallery( [
				'ids'     => [ $id ],
				'caption' => '\\ "d" -- <b>e</b>',
				'label'   => '</script>',
				'details' => [ [ 'link' => 'https://example.com/?a=1&b=\'2\'' ] ],
			] )
			. "\n\n<!-- wp:quayside/form {\"formId\":$form,\"email\":\"o'hara@example.com\"} /-->";
		foreach ( [ 'administrator', 'contributor' ] as $role ) {
			$user = self::log_in_as( $role );
			kses_init();
			$post  = (int) wp_insert_post( wp_slash( [ 'post_title' => 'P', 'post_author' => $user, 'post_content' => $content ] ) );
			$raw   = static fn (): string => (string) get_post_field( 'post_content', $post, 'raw' );
			$saved = $raw();
			self::assertSame( 2, substr_count( $saved, '<!-- /wp:quayside/' ) );
			self::assertSame( $saved, apply_filters( 'quayside_switch_markup', $saved, $post ) );
			$route = "/wp/v2/posts/$post";
			$rest  = static fn ( string $method, array $params ): mixed => self::rest( $method, $route, $params )->get_data()['content']['raw'] ?? null;
			foreach ( [
				'a script'   => static fn (): int => wp_update_post( wp_slash( [ 'ID' => $post, 'post_content' => $saved ] ) ),
				'the editor' => static fn (): mixed => $rest( 'POST', [ 'content' => $rest( 'GET', [ 'context' => 'edit' ] ), 'title' => 'Q' ] ),
				'a list'     => static fn (): int => wp_update_post( [ 'ID' => $post ] ),
				'a revision' => static fn (): mixed => wp_restore_post_revision( (int) _wp_put_post_revision( $post ) ),
			] as $way => $save ) {
				self::assertNotEmpty( $save(), $way );
				self::assertSame( $saved, $raw(), "$role, $way" );
			}
		}
		kses_remove_filters();
	}

	public function test_only_images_that_readers_of_the_post_can_see_are_saved(): void {
		$draft  = (int) wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		$locked = (int) wp_insert_post( [ 'post_title' => 'Locked', 'post_status' => 'publish', 'post_password' => 'x' ] );
		$public = (int) wp_insert_post( [ 'post_title' => 'Public', 'post_status' => 'publish' ] );
		$ids    = array_map( static fn ( int $parent ): int => self::image( [ 'post_parent' => $parent ] ), [ $draft, $locked, $public, 0 ] );
		$ids[]  = self::image( [ 'post_status' => 'private' ] );
		$saved = static function ( string $content ): array {
			preg_match_all( '/wp-image-(\d+)/', $content, $found );
			return array_map( 'intval', $found[1] );
		};
		$all   = self::gallery( [ 'ids' => $ids ] );
		self::assertSame( [ $ids[2], $ids[3] ], $saved( self::save( $all ) ) );
		self::assertSame( [ $ids[0], $ids[2], $ids[3] ], $saved( self::save( $all, [ 'ID' => $draft, 'post_status' => 'draft' ] ) ) );
		self::assertSame( [ $ids[1], $ids[2], $ids[3] ], $saved( self::save( $all, [ 'ID' => $locked ] ) ) );
		self::assertSame( self::gallery( [ 'ids' => [ $ids[4] ] ] ), self::save( self::gallery( [ 'ids' => [ $ids[4] ] ] ) ) );
	}

	public function test_authors_can_not_write_it_themselves(): void {
		$id   = self::image( [ 'post_excerpt' => '<i>Ok</i><script>alert(1)</script>' ] );
		$form = self::form();
		foreach ( [ 'contributor', 'author' ] as $role ) {
			self::log_in_as( $role );
			kses_init();
			$saved = self::save(
				'<!-- wp:quayside/gallery {"ids":[' . $id . '],"details":[{"link":"javascript:alert(2)","alt":"\u0022 onload=\u0022x"}]} --><img src=x onerror="alert(3)"><p>Mine</p><!-- /wp:quayside/gallery -->'
					. "<!-- wp:quayside/form {\"formId\":$form,\"email\":\"\\u0022\\u003e\\u003cscript\\u003e@x.co\"} --><form action=\"https://evil.test\"><input></form><!-- /wp:quayside/form -->",
				[ 'post_status' => 'pending' ]
			);
			self::assertStringContainsString( "<figcaption class=\"wp-element-caption\"><i>Ok</i>alert(1)</figcaption>", $saved );
			self::assertStringContainsString( "-->\n<p>Write &amp; tell us</p>\n<!-- /wp:quayside/form -->", $saved );
			foreach ( [ 'onerror', 'Mine', 'evil', '<script', 'javascript:', ' onload="' ] as $text ) {
				self::assertStringNotContainsString( $text, (string) preg_replace( '/<!--.*?-->/s', '', $saved ) );
			}
			self::assertSame( $saved, self::save( $saved, [ 'post_status' => 'pending' ] ), "What it saves survives the filters of $role." );
		}
		kses_remove_filters();
	}

	public function test_captions_and_titles_add_no_blocks(): void {
		$text = 'A<!-- /wp:quayside/gallery --><!-- wp:html --><b>B</b></ <!-- wp:more --><!-- /wp:quayside/form --><!-- wp:more';
		$id   = self::image( [ 'post_excerpt' => $text ] );
		$form = self::form();
		wp_update_post( [ 'ID' => $form, 'post_title' => $text ] );
		$gallery = self::gallery( [ 'ids' => [ $id, $id ], 'caption' => $text, 'details' => [ (object) [], [ 'caption' => $text ] ] ] );
		$saved   = self::save( "$gallery<!-- wp:quayside/form {\"formId\":$form} /-->" );
		self::assertSame( 3, substr_count( $saved, '>A<b>B</b>' ) );
		self::assertSame( 4, substr_count( $saved, '<!--' ), 'The delimiters of two blocks.' );
		self::assertSame( $saved, self::save( $saved ) );
	}

	public function test_a_form_saves_its_title_and_the_public_address_only(): void {
		$form  = self::form();
		$saved = self::save( "<!-- wp:quayside/form {\"formId\":$form} /-->" );
		self::assertSame( "<!-- wp:quayside/form {\"formId\":$form} -->\n<p>Write &amp; tell us</p>\n<!-- /wp:quayside/form -->", $saved );
		$saved = self::save( "<!-- wp:quayside/form {\"formId\":$form,\"email\":\"o'hara@example.com\"} /-->" );
		self::assertStringContainsString( "<p>Write &amp; tell us<br /><a href=\"mailto:o%27hara@example.com\">o&#039;hara@example.com</a></p>", $saved );
		self::assertStringNotContainsString( 'hara@', do_blocks( $saved ) );
		self::assertSame( '<!-- wp:quayside/form /-->', self::save( '<!-- wp:quayside/form --><p>Old</p><!-- /wp:quayside/form -->' ), 'No form is selected.' );
	}

	public function test_images_and_forms_of_another_site_stay(): void {
		foreach ( [ '<!-- wp:quayside/gallery {"ids":[987654321]} -->', '<!-- wp:quayside/form {"formId":987654321} -->' ] as $start ) {
			$content = "$start\n<p>As it was</p>\n" . str_replace( [ '<!-- wp', '{' ], [ '<!-- /wp', '' ], (string) strtok( $start, '{' ) ) . '-->';
			self::assertSame( $content, self::save( $content ) );
		}
		self::assertSame( $broken = '<!-- wp:quayside/gallery {"ids":[1]} --> open', self::save( $broken ) );
	}

	public function test_attributes_stay_however_they_were_written(): void {
		$id      = self::image();
		$start   = "<!-- wp:quayside/gallery {\"ids\":[$id],\"caption\":\"a --> b\",\"label\":\"Last\"}";
		$content = "$start /-->";
		$saved   = self::save( $content );
		self::assertStringStartsWith( "$start -->\n<figure ", $saved );
		self::assertStringContainsString( "wp-image-$id", $saved );
		self::assertSame( parse_blocks( $content )[0]['attrs'], parse_blocks( $saved )[0]['attrs'] );
		self::assertSame( $saved, self::save( $saved ) );
		self::assertSame( $broken = "<!-- wp:quayside/gallery {\"ids\":[$id,} --><p>As it was</p><!-- /wp:quayside/gallery -->", self::save( $broken ) );
	}

	public function test_slides_synced_patterns_template_parts_and_widgets_have_it(): void {
		$id      = self::image();
		$gallery = self::gallery( [ 'ids' => [ $id ] ] );
		foreach ( [ 'wp_block', 'wp_template_part', 'wp_template' ] as $type ) {
			$slider = "<!-- wp:quayside/slider --><!-- wp:quayside/slide -->$gallery<!-- /wp:quayside/slide --><!-- /wp:quayside/slider -->";
			self::assertStringContainsString( "wp-image-$id", self::save( $slider, [ 'post_type' => $type ] ), $type );
		}
		update_option( 'widget_block', [ 2 => [ 'content' => $gallery ], '_multiwidget' => 1 ] );
		self::assertStringContainsString( "wp-image-$id", (string) wp_json_encode( get_option( 'widget_block' ) ) );
		$post     = (int) wp_insert_post( wp_slash( [ 'post_title' => 'P', 'post_status' => 'publish', 'post_content' => $gallery ] ) );
		$revision = (int) _wp_put_post_revision( [ 'post_content' => $gallery ] + (array) get_post( $post, ARRAY_A ) );
		self::assertSame( $gallery, get_post( $revision )->post_content ?? '', 'Revisions are copies.' );
	}

	public function test_feeds_have_figures_and_a_link_to_the_form(): void {
		$id   = self::image( [ 'post_excerpt' => 'Dawn' ] );
		$form = self::form();
		$post = (int) wp_insert_post( wp_slash( [
			'post_title'   => 'P',
			'post_status'  => 'publish',
			'post_content' => '<!-- wp:quayside/slider --><!-- wp:quayside/slide -->' . self::gallery( [ 'ids' => [ $id ], 'layout' => 'carousel' ] )
				. "<!-- /wp:quayside/slide --><!-- /wp:quayside/slider --><!-- wp:quayside/form {\"formId\":$form,\"email\":\"a@b.co\"} /-->",
		] ) );
		global $wp_query;
		$before             = $wp_query;
		$GLOBALS['post']    = get_post( $post );
		$wp_query           = new \WP_Query();
		$wp_query->is_feed  = true;
		$wp_query->in_the_loop = true;
		$html               = do_blocks( (string) get_post_field( 'post_content', $post, 'raw' ) );
		$wp_query           = $before;
		self::assertStringContainsString( '<figure class="wp-block-gallery has-nested-images columns-3 is-cropped"><figure', $html );
		self::assertStringContainsString( '>Dawn</figcaption>', $html );
		self::assertStringContainsString( sprintf( '<p><a href="%s#quayside-form-%d">Write &amp; tell us</a></p>', esc_attr( (string) get_permalink( $post ) ), $form ), $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertStringNotContainsString( 'a@b.co', $html );
	}

	public function test_the_switch_is_undone_after_the_html_was_written_again_or_the_plugin_left(): void {
		$before  = 'A <!-- wp:x/g {"a":1} /--> B <!-- wp:x/g {"a":2} /-->';
		$edits   = SwitchEdits::blocks( $before, [ 'x/g' ], static fn ( array $block ): string => sprintf(
			"<!-- wp:quayside/gallery {\"ids\":[%d]} -->\n<figure>Old</figure>\n<!-- /wp:quayside/gallery -->",
			$block['attrs']['a']
		) )['edits'];
		$after   = SwitchEdits::apply( $before, $edits );
		$changed = [
			str_replace( 'Old', 'New <b>!</b>', $after ),
			(string) preg_replace( '~-->\s<figure>.*?/wp:quayside/gallery -->~s', '/-->', $after ),
		];
		foreach ( $changed as $content ) {
			self::assertNotSame( $after, $content );
			self::assertSame( [ $before, 0 ], array_slice( array_values( array_diff_key( SwitchEdits::undo( $content, $edits ), [ 'moved' => 0 ] ) ), 0, 2 ) );
		}
		self::assertSame( 1, SwitchEdits::undo( str_replace( '[2]', '[2,3]', $after ), $edits )['lost'], 'A gallery that was edited is not undone.' );
	}

	public function test_the_switch_is_undone_in_long_content_that_moved(): void {
		$html    = static fn ( string $text ): string => " -->\n<figure>$text</figure>\n";
		$after   = '<!-- wp:quayside/gallery {"ids":[1],"details":[{"caption":"' . str_repeat( 'Dawn (2) ', 7000 ) . "\"}]}{$html( 'Old' )}<!-- /wp:quayside/gallery -->"
			. "<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- wp:quayside/form {\"formId\":1}{$html( 'Old' )}<!-- /wp:quayside/form -->";
		$edit    = [ 0, '<!-- wp:x/g /-->', $after ];
		$others  = '<!-- wp:quayside/form --><p>Other</p><!-- /wp:quayside/form --> ';
		$changed = [
			$after,
			str_replace( $html( 'Old' ), $html( 'New, and longer' ), $after ),
			str_replace( $html( 'Old' ) . '<!-- /wp:quayside/form -->', ' /-->', $after ),
		];
		foreach ( $changed as $content ) {
			$undone = SwitchEdits::undo( $others . $content . $others, [ $edit ] );
			self::assertSame( [ 'content' => "$others<!-- wp:x/g /-->$others", 'moved' => true, 'lost' => 0 ], $undone );
		}
	}
}
