<?php
// Content for theme-content.spec.ts, created once per site.
if ( get_page_by_path( 'theme-test-blocks', OBJECT, 'post' ) ) {
	return;
}
kses_remove_filters();
$pictures = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/webp', 'numberposts' => 4 ] );
$picture  = static fn ( int $place ): string => (string) wp_get_attachment_url( $pictures[ $place ]->ID );
$image    = static fn ( int $place, string $align = '', string $more = '' ): string => sprintf(
	'<!-- wp:image {"id":%1$d%2$s} --><figure class="wp-block-image%3$s"><img src="%4$s" alt="A picture" class="wp-image-%1$d"/>%5$s</figure><!-- /wp:image -->',
	$pictures[ $place ]->ID,
	'' === $align ? '' : ",\"align\":\"$align\"",
	'' === $align ? '' : " align$align",
	$picture( $place ),
	$more
);
$words    = 'The harbour wakes before the town does. Nets are mended, kettles put on, and someone always whistles. ';
$text     = static fn ( int $times = 3, string $class = '' ): string => '<!-- wp:paragraph' . (
	'' === $class ? '' : " {\"className\":\"$class\"}"
) . ' --><p' . ( '' === $class ? '' : " class=\"$class\"" ) . ">" . str_repeat( $words, $times ) . '</p><!-- /wp:paragraph -->';
$long     = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftspräsidentschaftskandidatur';
$link     = 'https://example.com/' . str_repeat( 'a-very-long-address-without-a-place-to-break', 4 );
$list     = static function ( int $depth, string $tag ) use ( &$list ): string {
	$inner = $depth > 1 ? $list( $depth - 1, $tag ) : '';
	return "<!-- wp:list" . (
		'ol' === $tag ? ' {"ordered":true}' : ''
	)
		. " --><$tag class=\"wp-block-list\"><!-- wp:list-item --><li>Level, and words enough to break the line on a phone$inner</li><!-- /wp:list-item --><!-- wp:list-item --><li>Second</li><!-- /wp:list-item --></$tag><!-- /wp:list -->";
};
$cells = static fn ( string $tag, int $count ): string => '<tr>' . str_repeat( "<$tag>Measure</$tag>", $count ) . '</tr>';
$table = static fn ( int $columns, string $align = '' ): string => '<!-- wp:table' . (
	'' === $align ? '' : " {\"align\":\"$align\"}"
)
	. ' --><figure class="wp-block-table'
	. ( '' === $align ? '' : " align$align" )
	. '"><table class="has-fixed-layout"><thead>'
	. $cells( 'th', $columns )
	. '</thead><tbody>'
	. str_repeat( $cells( 'td', $columns ), 3 )
	. '</tbody></table><figcaption class="wp-element-caption">A table</figcaption></figure><!-- /wp:table -->';
$wide_table = str_replace( ' class="has-fixed-layout"', '', $table( 14 ) );

$posts = [
	'blocks'     => [ 'Every block of text', $text() . '<!-- wp:heading --><h2 class="wp-block-heading">Second level</h2><!-- /wp:heading --><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Third level</h3><!-- /wp:heading --><!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Fourth level</h4><!-- /wp:heading --><!-- wp:heading {"level":5} --><h5 class="wp-block-heading">Fifth level</h5><!-- /wp:heading --><!-- wp:heading {"level":6} --><h6 class="wp-block-heading">Sixth level</h6><!-- /wp:heading -->'
		. $list( 6, 'ul' ) . $list( 6, 'ol' )
		. "<!-- wp:quote --><blockquote class=\"wp-block-quote\">{$text( 1 )}<cite>A sailor</cite></blockquote><!-- /wp:quote --><!-- wp:pullquote {\"align\":\"wide\"} --><figure class=\"wp-block-pullquote alignwide\"><blockquote><p>$words</p><cite>Another</cite></blockquote></figure><!-- /wp:pullquote -->"
		. $table( 4 ) . $wide_table
		. "<!-- wp:code --><pre class=\"wp-block-code\"><code>function pier( \$boat ) { return moor( \$boat, 'a rope that is far longer than the width of any phone that was ever made' ); }</code></pre><!-- /wp:code --><!-- wp:preformatted --><pre class=\"wp-block-preformatted\">Columns   of   text   that   keep   their   spaces   and   go   on   and   on   and   on</pre><!-- /wp:preformatted --><!-- wp:verse --><pre class=\"wp-block-verse\">The sea is wide,\n  the quay is near</pre><!-- /wp:verse -->"
		. '<!-- wp:details --><details class="wp-block-details"><summary>More</summary><!-- wp:paragraph --><p>Hidden words.</p><!-- /wp:paragraph --></details><!-- /wp:details --><!-- wp:separator --><hr class="wp-block-separator has-alpha-channel-opacity"/><!-- /wp:separator --><!-- wp:spacer --><div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->'
		. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Fill</a></div><!-- /wp:button --><!-- wp:button {"className":"is-style-outline"} --><div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="/">Outline that is rather long for a button</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
		. '<!-- wp:search {"label":"Search","buttonText":"Search"} /--><!-- wp:categories /--><!-- wp:archives /--><!-- wp:latest-posts {"postsToShow":3,"displayFeaturedImage":true,"postLayout":"grid"} /--><!-- wp:latest-comments /--><!-- wp:tag-cloud /--><!-- wp:calendar /--><!-- wp:loginout /--><!-- wp:page-list /--><!-- wp:site-title {"level":0} /--><!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"https://example.com","service":"mastodon"} /--></ul><!-- /wp:social-links -->' ],
	'layout'     => [ 'Alignments and columns', $image( 0, 'left' ) . $text(
		3,
		'theme-test-beside'
	) . $image( 1, 'right' ) . $text( 4 ) . $image( 2, 'center' ) . $text( 1 ) . $image(
		0,
		'wide',
		'<figcaption class="wp-element-caption">Wide</figcaption>'
	) . $image( 1, 'full' )
		. "<!-- wp:columns {\"align\":\"wide\"} --><div class=\"wp-block-columns alignwide\">" . str_repeat(
			"<!-- wp:column --><div class=\"wp-block-column\">{$text( 1 )}</div><!-- /wp:column -->",
			4
		) . '</div><!-- /wp:columns -->'
		. "<!-- wp:group {\"backgroundColor\":\"mist\",\"layout\":{\"type\":\"constrained\"}} --><div class=\"wp-block-group has-mist-background-color has-background\">{$text( 1 )}{$image( 0, 'wide' )}</div><!-- /wp:group -->"
		. "<!-- wp:group {\"layout\":{\"type\":\"flex\",\"flexWrap\":\"nowrap\"}} --><div class=\"wp-block-group\">{$text( 1 )}{$text( 1 )}</div><!-- /wp:group -->"
		. "<!-- wp:media-text --><div class=\"wp-block-media-text is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\"><img src=\"{$picture( 1 )}\" alt=\"A picture\"/></figure><div class=\"wp-block-media-text__content\">{$text( 1 )}</div></div><!-- /wp:media-text -->"
		. "<!-- wp:cover {\"url\":\"{$picture( 2 )}\",\"dimRatio\":60,\"align\":\"full\"} --><div class=\"wp-block-cover alignfull\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim-60 has-background-dim\"></span><img class=\"wp-block-cover__image-background\" alt=\"\" src=\"{$picture( 2 )}\" data-object-fit=\"cover\"/><div class=\"wp-block-cover__inner-container\"><!-- wp:paragraph {\"align\":\"center\"} --><p class=\"has-text-align-center\">Over a picture</p><!-- /wp:paragraph --></div></div><!-- /wp:cover -->" . $table(
			6,
			'wide'
		) . $text( 2 ) ],
	'media'      => [ 'Pictures, sounds, films and frames', $image(
		0
	)
		. '<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">'
		. $image( 0 )
		. $image( 1 )
		. $image( 2 )
		. '</figure><!-- /wp:gallery -->'
		. "<!-- wp:html --><iframe id=\"theme-test-frame\" title=\"A frame\" width=\"900\" height=\"333\" srcdoc=\"Frame\"></iframe><!-- /wp:html --><!-- wp:video --><figure class=\"wp-block-video\"><video controls width=\"2000\" height=\"900\"></video></figure><!-- /wp:video --><!-- wp:audio --><figure class=\"wp-block-audio\"><audio controls></audio></figure><!-- /wp:audio --><!-- wp:file --><div class=\"wp-block-file\"><a href=\"{$picture( 0 )}\">$long</a><a href=\"{$picture( 0 )}\" class=\"wp-block-file__button wp-element-button\" download>Download</a></div><!-- /wp:file --><!-- wp:html --><img src=\"{$picture( 0 )}\" alt=\"A picture that is too wide\" width=\"4000\" height=\"3000\"><!-- /wp:html -->" ],
	'markup'     => [
		'Old markup',
		"<dl><dt>Term</dt><dd>$words</dd></dl><p><abbr title=\"Hours\">h</abbr> <del>old</del> <ins>new</ins> <kbd>Ctrl</kbd> <mark>marked</mark> <q>quoted</q> <sub>2</sub> <sup>2</sup> <small>small</small> <code>code_that_is_long_"
			. str_repeat( 'and_longer_', 20 ) . "</code></p><p>$long</p><p><a href=\"$link\">$link</a></p><address>Quay Street 9</address><pre>"
			. str_repeat( 'wide ', 60 ) . '</pre><fieldset><legend>Legend</legend><label>Field <input size="90"></label> <select><option>' . $long
			. '</option></select></fieldset><table><tr>' . str_repeat( '<td>cell</td>', 4 )
			. '</tr></table>[caption width="3000" align="aligncenter"]<img src="' . $picture( 0 )
			. '" alt="A picture" width="3000" height="2000"> A caption[/caption][gallery ids="' . $pictures[0]->ID . ',' . $pictures[1]->ID . '"]',
	],
	'long-title' => [ "A title that goes on for as long as an author who cannot stop may wish, and then some more, with $long in it", $text() ],
	'no-title'   => [ '', 'theme-test. ' . $text() ],
	'paged'      => [
		'In three pages',
		$text() . '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->' . $text() . '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->' . $text(),
	],
	'password'   => [ 'Behind a password', $text() ],
	'comments'   => [ 'With comments', $text() ],
	'emoji'      => [ 'With emoji', '<p>Ahoy ⛵🇬🇧</p>' ],
	'rtl'        => [ 'مرحبا بكم في الميناء', '<p dir="rtl">' . str_repeat( 'يستيقظ الميناء قبل المدينة. ', 20 ) . '</p>' . $list( 4, 'ul' ) ],
];
foreach ( $posts as $name => [ $title, $content ] ) {
	$id = wp_insert_post(
		[
			'post_type'      => 'post',
			'post_status'    => 'publish',
			'post_name'      => "theme-test-$name",
			'post_title'     => $title,
			'post_content'   => wp_slash( $content ),
			'post_date'      => '2001-01-01 00:00:00',
			'comment_status' => 'open',
			'post_password'  => 'password' === $name ? 'quay' : '',
		]
	);
	if ( 'comments' === $name ) {
		$parent = 0;
		for ( $level = 1; $level <= 10; $level++ ) {
			$parent = wp_insert_comment(
				[
					'comment_post_ID'      => $id,
					'comment_parent'       => $parent,
					'comment_author'       => 0 === $level % 2 ? $long : 'Ann',
					'comment_author_email' => "reader$level@example.com",
					'comment_author_url'   => 'https://example.com/',
					'comment_content'      => 5 === $level ? $link : $words,
					'comment_approved'     => 1,
				]
			);
		}
		wp_insert_comment(
			[
				'comment_post_ID'    => $id,
				'comment_type'       => 'pingback',
				'comment_author'     => 'Another site',
				'comment_author_url' => 'https://example.com/',
				'comment_content'    => '[…] harbour […]',
				'comment_approved'   => 1,
			]
		);
	}
}
