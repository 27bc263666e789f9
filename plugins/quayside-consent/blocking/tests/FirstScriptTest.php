<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Tests;

use Quayside\Consent\Blocking\FirstScript;
use Quayside\Tests\TestCase;

/**
 * Tests that the boot script precedes what a theme prints before wp_head().
 */
final class FirstScriptTest extends TestCase {
	private const BOOT = "<script id=\"quayside-consent-boot\" data-no-optimize=\"1\">\nboot()\n</script>\n";

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function pages(): array {
		$strict = '<script id="quayside-consent-strict">strict()</script>';
		return [
			'code before wp_head'           => [
				'<head><script>early()</script>{boot}<title>x</title></head>',
				'<head>{boot}<script>early()</script><title>x</title></head>',
			],
			'after the character set'       => [
				"<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"a\"><link rel=preconnect href=//x.example>{boot}</head>",
				"<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"a\">{boot}<link rel=preconnect href=//x.example></head>",
			],
			'before a refresh'              => [
				'<head><meta http-equiv="refresh" content="0;url=//x.example">{boot}</head>',
				'<head>{boot}<meta http-equiv="refresh" content="0;url=//x.example"></head>',
			],
			'with the script of strict mode' => [
				"<head><script>early()</script>{boot}$strict<p>",
				"<head>{boot}$strict<script>early()</script><p>",
			],
			'with the policy as elements' => [
				"<head><script>early()</script>{boot}$strict\n<noscript><meta http-equiv=\"Content-Security-Policy\" content=\"a\"></noscript>\n<meta http-equiv=\"Content-Security-Policy\" content=\"a\"><p>",
				"<head>{boot}$strict\n<noscript><meta http-equiv=\"Content-Security-Policy\" content=\"a\"></noscript>\n<meta http-equiv=\"Content-Security-Policy\" content=\"a\"><script>early()</script><p>",
			],
			'unchanged if already first'    => [
				"<head class=\"a\">\n<meta charset=utf-8><title>x</title><!-- words -->\n{boot}<script>later()</script>",
				"<head class=\"a\">\n<meta charset=utf-8><title>x</title><!-- words -->\n{boot}<script>later()</script>",
			],
			'ignores a head in a comment'   => [
				'<!-- <head> --><head><script>early()</script>{boot}</head>',
				'<!-- <head> --><head><script>early()</script>{boot}</head>',
			],
			'ignores a header element'        => [ '<body><header><script>a()</script>{boot}', '<body><header><script>a()</script>{boot}' ],
			'before a conditional comment'  => [
				'<head><!--[if IE]><script src="x"></script><![endif]-->{boot}',
				'<head>{boot}<!--[if IE]><script src="x"></script><![endif]-->',
			],
		];
	}

	/**
	 * @dataProvider pages
	 */
	public function test_moves_the_boot_script_first( string $before, string $after ): void {
		self::assertSame( str_replace( '{boot}', self::BOOT, $after ), FirstScript::put( str_replace( '{boot}', self::BOOT, $before ), self::BOOT ) );
	}

	public function test_changes_nothing_without_a_boot_script(): void {
		self::assertSame( '<head><script>a()</script>', FirstScript::put( '<head><script>a()</script>', '' ) );
		self::assertSame( '<head><script>a()</script>', FirstScript::put( '<head><script>a()</script>', self::BOOT ) );
	}
}
