import { php } from './form-page';

/** WordPress roles of authors. "editor" is an editor without `unfiltered_html`. */
export type Role = 'contributor' | 'author' | 'editor';

/** Where markup is saved. */
export type Place =
	'page' | 'post' | 'excerpt' | 'comment' | 'widget' | 'term' | 'form';

export interface Written {
	/** URL for visitors. For a pending post, its preview URL for administrators. */
	url: string;
	/** ID of the post, comment, or term. */
	id: number;
}

const encoded = ( text: string ): string =>
	`base64_decode( '${ Buffer.from( text ).toString( 'base64' ) }' )`;

/**
 * Saves markup like WordPress does for users who cannot write scripts, with all filters.
 *
 * @param role  Role of the author.
 * @param place Where the markup is saved.
 * @param html  Markup.
 * @param state Status of a page or post.
 */
export function write(
	role: Role,
	place: Place,
	html: string,
	state: 'publish' | 'pending' = 'publish'
): Written {
	return php< Written >( `
		$role = '${ role }';
		$user = get_user_by( 'login', "writes-$role" );
		$user = $user
			? $user->ID
			: wp_insert_user( [
				'user_login' => "writes-$role",
				'user_pass' => wp_generate_password(),
				'user_email' => "$role@shop.test",
				'role' => $role,
			] );
		add_filter( 'user_has_cap', static function ( array $caps ): array {
			unset( $caps['unfiltered_html'] );
			return $caps;
		} );
		wp_set_current_user( $user );
		kses_init();
		$html  = ${ encoded( html ) };
		$place = '${ place }';
		$insert = static fn ( array $more ): int => (int) wp_insert_post(
			wp_slash(
				$more + [
					'post_type' => 'page',
					'post_status' => '${ state }',
					'post_title' => 'Written by hand',
					'post_author' => $user,
					'post_content' => 'Text',
				]
			)
		);
		$id    = 0;
		$url   = '';
		if ( 'comment' === $place ) {
			$on  = $insert( [ 'post_type' => 'post', 'comment_status' => 'open' ] );
			$id  = (int) wp_insert_comment(
				wp_filter_comment(
					wp_slash( [
						'comment_post_ID' => $on,
						'comment_author' => 'Somebody',
						'comment_author_email' => 'a@shop.test',
						'comment_author_url' => '',
						'comment_author_IP' => '127.0.0.1',
						'comment_agent' => '',
						'comment_content' => $html,
						'comment_approved' => 1,
						'user_id' => $user,
					] )
				)
			);
			$url = get_permalink( $on );
		} elseif ( 'term' === $place ) {
			$term = wp_insert_term( 'Hand ' . wp_rand(), 'category', [ 'description' => wp_slash( $html ) ] );
			$id   = $term['term_id'];
			wp_set_post_terms( $insert( [ 'post_type' => 'post' ] ), [ $id ], 'category' );
			$url = get_term_link( $id, 'category' );
		} elseif ( 'widget' === $place ) {
			// Saved like by the widget. Displayed in the theme's sidebars.
			$instance = ( new WP_Widget_Custom_HTML() )->update( [ 'title' => '', 'content' => $html ], [] );
			update_option( 'widget_custom_html', [ 99 => $instance, '_multiwidget' => 1 ] );
			$sidebars = wp_get_sidebars_widgets();
			// Saved once, for forgetWriters().
			add_option( 'writers_found', [ $sidebars, get_option( 'widget_custom_html' ) ], '', false );
			foreach ( array_keys( $GLOBALS['wp_registered_sidebars'] ) as $sidebar ) {
				$sidebars[ $sidebar ] = [ 'custom_html-99' ];
			}
			wp_set_sidebars_widgets( $sidebars );
			$id  = $insert( [] );
			$url = get_permalink( $id );
		} elseif ( 'excerpt' === $place ) {
			$id  = $insert( [ 'post_type' => 'post', 'post_excerpt' => $html ] );
			$url = home_url( '/?s=Written+by+hand' );
		} elseif ( 'form' === $place ) {
			$form = $insert( [
				'post_type' => 'sureforms_form',
				'post_content' => $html
					. '<!-- wp:quayside/field-input {"block_id":"n1","slug":"name","label":"Name"} /-->',
			] );
			$id   = $insert( [ 'post_content' => '<!-- wp:quayside/form {"formId":' . $form . '} /-->' ] );
			$url  = get_permalink( $id );
		} else {
			$id  = $insert( [ 'post_type' => $place, 'post_content' => $html ] );
			$url = 'pending' === '${ state }' ? home_url( "/?p=$id&preview=true" ) : get_permalink( $id );
		}
		echo json_encode( [ 'url' => $url, 'id' => $id ] );` );
}

/** Deletes the content of the test authors and their accounts. */
export function forgetWriters(): void {
	php( `
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$found = get_option( 'writers_found' );
		if ( is_array( $found ) ) {
			wp_set_sidebars_widgets( $found[0] );
			is_array( $found[1] ) ? update_option( 'widget_custom_html', $found[1] ) : delete_option( 'widget_custom_html' );
			delete_option( 'writers_found' );
		}
		foreach ( get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false, 'name__like' => 'Hand ' ] ) as $term ) {
			wp_delete_term( $term->term_id, 'category' );
		}
		foreach ( [ 'contributor', 'author', 'editor' ] as $role ) {
			$user = get_user_by( 'login', "writes-$role" );
			if ( $user ) {
				foreach ( get_posts( [ 'author' => $user->ID, 'post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) {
					wp_delete_post( $post->ID, true );
				}
				foreach ( get_posts( [ 'author' => $user->ID, 'post_type' => 'sureforms_form', 'post_status' => 'any', 'numberposts' => -1 ] ) as $post ) {
					wp_delete_post( $post->ID, true );
				}
				wp_delete_user( $user->ID );
			}
		}
		echo 'true';` );
}
