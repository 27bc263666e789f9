<?php
declare( strict_types=1 );

namespace Quayside\Theme\Comments;

use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Kit\Module;
use Quayside\Theme\Kit\Runtime;

/**
 * Loads WordPress's comment-reply script when a visitor interacts with the comments of a post, not with each post.
 */
final class Replies implements Module {
	/** Feature of the island. */
	private const FEATURE = 'comment-reply';

	/** ID of the host, an element of comments.php. */
	private const HOST = 'comments';

	public function register(): void {
		add_filter( 'comment_reply_link', [ $this, 'mark' ] );
	}

	/**
	 * Returns the rest of the start tag of the comments, which are the host of the island if visitors can reply.
	 */
	public static function host(): string {
		if ( ! comments_open() || ! have_comments() || ! get_option( 'thread_comments' ) ) {
			return '>';
		}
		$module = BuiltAssets::get()->id( self::FEATURE );
		add_filter( "script_module_data_$module", static fn (): array => [ 'scripts' => Runtime::script_urls( [ 'comment-reply' ] ) ] );
		// Other links in comments must not wait for the island.
		return ' data-island-native' . BuiltAssets::get()->host( self::FEATURE, 'interaction' );
	}

	/**
	 * Makes a reply link a trigger of the island, so that its first click waits for the script.
	 *
	 * @param mixed $link HTML of the link.
	 * @return mixed The same link with an attribute.
	 */
	public function mark( mixed $link ): mixed {
		if ( ! is_string( $link ) ) {
			return $link;
		}
		$html = new \WP_HTML_Tag_Processor( $link );
		// Where only registered users can comment, the link leads to the login page.
		if ( $html->next_tag( [ 'class_name' => 'comment-reply-link' ] ) ) {
			$html->set_attribute( 'data-island-for', self::HOST );
		}
		return $html->get_updated_html();
	}
}
