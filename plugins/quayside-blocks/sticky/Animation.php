<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky;

/**
 * Returns the start of the animation that plays when a block sticks. The names are those that Spectra saves (from AOS).
 */
final class Animation {
	/**
	 * Returns the CSS transform that an animation starts from, '' if the name is unknown.
	 *
	 * @param string $type For example "fade-up" or "zoom-in".
	 */
	public static function start( string $type ): string {
		$matches = [];
		if ( 1 !== preg_match( '/^(fade|slide|flip|zoom-in|zoom-out)(?:-(up|down|left|right))?$/D', $type, $matches ) ) {
			return '';
		}
		$direction = $matches[2] ?? '';
		if ( 'flip' === $matches[1] ) {
			return match ( $direction ) {
				'up'    => 'perspective(2500px) rotateX(-100deg)',
				'down'  => 'perspective(2500px) rotateX(100deg)',
				'right' => 'perspective(2500px) rotateY(100deg)',
				default => 'perspective(2500px) rotateY(-100deg)',
			};
		}
		$length = 'slide' === $matches[1] ? '100%' : '24px';
		$move   = match ( $direction ) {
			'up'    => "translate(0,$length)",
			'down'  => "translate(0,-$length)",
			'left'  => "translate($length,0)",
			'right' => "translate(-$length,0)",
			default => 'translate(0,0)',
		};
		return match ( $matches[1] ) {
			'zoom-in'  => "$move scale(.6)",
			'zoom-out' => "$move scale(1.2)",
			default    => $move,
		};
	}
}
