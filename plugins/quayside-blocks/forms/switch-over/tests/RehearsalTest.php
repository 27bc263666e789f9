<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\SwitchReport;
use Quayside\Blocks\Kit\SwitchScan;

/**
 * Tests that the rehearsal says what the report says after the switch.
 */
final class RehearsalTest extends SwitchTestCase {
	protected static function tables(): array {
		return OtherPlugins::TABLES;
	}

	/**
	 * Returns contents by name. Each has "%d" for the ID of a form.
	 *
	 * @return array<string, string>
	 */
	private static function contents( string $source ): array {
		[ $shortcode, $block ] = OtherPlugins::embeds( $source );
		$of      = static fn ( string $attributes, string $end = ' /-->' ): string => "<!-- wp:$block {\"id\":%d,\"formId\":\"%d\",\"formID\":\"%d\"$attributes}$end";
		$gallery = '<!-- wp:uagb/image-gallery {"block_id":"x"';
		return [
			'Block'      => $of( '' ),
			'Title'      => $of( ',"displayTitle":true,"title":true' ) . $shortcode,
			'Inside'     => $of( '', ' -->' ) . "<div>$shortcode</div><!-- /wp:$block -->",
			'Twice'      => "$shortcode and $shortcode",
			'Unreadable' => "<!-- wp:$block {\"formId\":%d /--> $shortcode",
			'Unclosed'   => $of( '', ' -->' ) . "<div> $shortcode",
			'Spectra'    => "$gallery} /--> $gallery /--> $gallery} --><div> <!-- wp:uagb/info-box {\"block_id\":\"y\"} /--> $shortcode",
			'Elementor'  => '[{"elType":"widget","widgetType":"shortcode","settings":{"shortcode":"' . addcslashes( $shortcode, '"' ) . '"}}]',
		];
	}

	/** @return array<string, array{string}> */
	public static function sources(): array {
		return array_map( static fn ( string $source ): array => [ $source ], array_combine( OtherPlugins::SOURCES, OtherPlugins::SOURCES ) );
	}

	/** @dataProvider sources */
	public function test_the_rehearsal_and_the_report_agree_on_each_place( string $source ): void {
		self::log_in_as( 'administrator' );
		$forms = [
			'Good'    => OtherPlugins::add_form( $source, 'Good', [ 'text' => 'Name' ] ),
			'Blank'   => OtherPlugins::add_form( $source, 'Blank', [] ),
			'Missing' => 99999998,
		];
		if ( 'sureforms' === $source ) {
			$forms['Paid'] = self::post( Form::POST_TYPE, 'Paid', '<!-- wp:srfm/input {"block_id":"a1"} /--><!-- wp:srfm/payment {"block_id":"p1"} /-->' );
		}
		$pages = [];
		foreach ( $forms as $form => $id ) {
			foreach ( self::contents( $source ) as $name => $content ) {
				$content = str_replace( '%d', (string) $id, $content );
				$page    = self::post( 'page', "$form $name", 'Elementor' === $name ? 'Built' : $content );
				'Elementor' === $name && update_post_meta( $page, '_elementor_data', wp_slash( $content ) );
				$pages[] = "$form $name";
			}
		}
		$rows   = [];
		$scan   = new SwitchScan( true );
		$cursor = '';
		do {
			$step   = $scan->next( $cursor );
			$rows   = [ ...$rows, ...$step['rows'] ];
			$cursor = $step['cursor'];
		} while ( '' !== $cursor );
		self::switch_all();
		foreach ( $pages as $page ) {
			// The report has no places that stay as they are, and no blocks of Spectra that Quayside doesn't have.
			$rehearsed = array_filter(
				$rows,
				static fn ( array $row ): bool => "Page: $page" === $row['place'] && 'kept' !== $row['result'] && ! str_starts_with( $row['title'], 'uagb/' )
			);
			$notes     = [];
			foreach ( $rehearsed as $row ) {
				array_push( $notes, ...array_map( static fn ( string $note ): string => "$row[title]: $note", $row['notes'] ) );
			}
			$report = self::row( $page );
			self::assertSame( self::sorted( $notes ), self::sorted( $report['notes'] ?? [] ), $page );
			self::assertSame( array_sum( array_column( $rehearsed, 'count' ) ), $report['count'] ?? 0, $page );
		}
		$report = iterator_to_array( SwitchReport::all(), false );
		$broken = array_filter( $report, static fn ( array $row ): bool => str_contains( implode( $row['notes'] ), 'incomplete' ) );
		self::assertCount( 3 * count( $forms ), $broken, 'Each broken block has a line.' );
	}

	/**
	 * @param array<int, string> $texts Texts.
	 * @return array<int, string>
	 */
	private static function sorted( array $texts ): array {
		$texts = array_unique( $texts );
		sort( $texts );
		return $texts;
	}
}
