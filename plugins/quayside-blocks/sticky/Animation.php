<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky;

/**
 * Where a block comes from when it sticks, by the names that Spectra saves (those of AOS).
 */
final class Animation {
	/**
	 * The transform that an animation starts from, '' when there is none of that name.
	 *
	 * @param string $type For example "fade-up" or "zoom-in".
	 */
	public static function start( string $type ): string {
		$matches = [];
		if ( 1 !== preg_match( '/^(fade|slide|flip|zoom-in|zoom-out)(?:-(up|down|left|right))?$/D', $type, $matches ) ) {
			return '';
		}
		$way = $matches[2] ?? '';
		if ( 'flip' === $matches[1] ) {
			return match ( $way ) {
				'up'    => 'perspective(2500px) rotateX(-100deg)',
				'down'  => 'perspective(2500px) rotateX(100deg)',
				'right' => 'perspective(2500px) rotateY(100deg)',
				default => 'perspective(2500px) rotateY(-100deg)',
			};
		}
		$length = 'slide' === $matches[1] ? '100%' : '24px';
		$move   = match ( $way ) {
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
