<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Notifications\Confirmation;
use Quayside\Blocks\Forms\Render\FormStyle;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Gate;
use Quayside\Blocks\Forms\Submission\Token;

/**
 * Tests the settings of a form.
 */
final class SettingsTest extends FormTestCase {
	/**
	 * @return array<int, array{id: string, slug: string, type: string, label: string, value: string}>
	 */
	private static function fields( string $value ): array {
		return [
			[ 'id' => 'n', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => 'Ada' ],
			[ 'id' => 'e', 'slug' => 'email', 'type' => 'email', 'label' => 'Email', 'value' => $value ],
		];
	}

	public function test_a_rejected_setting_does_not_affect_others(): void {
		$settings = self::form(
			self::contact(),
			[
				'submitType'     => 'elsewhere',
				'captcha'        => [ 'hcaptcha' ],
				'minFillSeconds' => 900,
				'retentionDays'  => -5,
				'store'          => '',
				'submitLabel'    => 'Go',
				'messages'       => [ 'srfm_required' => 7, 'srfm_valid_email' => 'No address.' ],
				'notifications'  => [ [ 'to' => 7, 'subject' => null ], 'none', [ 'to' => 'a@b.co', 'subject' => 'S', 'body' => 'B', 'enabled' => false ] ],
			]
		)->settings();
		self::assertSame(
			[ 'same page', 'none', 60.0, 0, false, 'Go' ],
			[
				$settings['submitType'],
				$settings['captcha'],
				$settings['minFillSeconds'],
				$settings['retentionDays'],
				$settings['store'],
				$settings['submitLabel'],
			]
		);
		self::assertSame( [ 'srfm_valid_email' => 'No address.' ], $settings['messages'] );
		$default = [
			'enabled' => true,
			'to' => '{admin_email}',
			'subject' => 'New message: {form_title}',
			'body' => '{all_data}',
			'replyTo' => '{form:email}',
			'attach' => false,
			'cc' => '',
			'bcc' => '',
			'fromName' => '',
			'fromEmail' => '',
		];
		self::assertEquals(
			[ $default, $default, [ 'enabled' => false, 'to' => 'a@b.co', 'subject' => 'S', 'body' => 'B' ] + $default ],
			$settings['notifications']
		);
	}

	public function test_changed_settings_take_effect_immediately(): void {
		$form = self::form( self::contact(), [ 'captcha' => 'hcaptcha' ] );
		self::assertSame( 'hcaptcha', $form->settings()['captcha'] );
		update_post_meta( $form->id(), Form::META, [ 'captcha' => 'v3-reCAPTCHA' ] );
		self::assertSame( 'v3-reCAPTCHA', $form->settings()['captcha'] );
	}

	public function test_the_confirmation_goes_to_one_entered_address(): void {
		self::assertSame( [], Confirmation::get( self::form( self::contact() ), self::fields( 'ada@example.com' ) ), 'It is off by default.' );
		$form = self::form( self::contact(), [ 'confirmation' => [ 'enabled' => true, 'to' => 'email', 'subject' => 'Hi {form:name}' ] ] );
		$email = Confirmation::get( $form, self::fields( 'ada@example.com' ) );
		self::assertCount( 1, $email );
		self::assertSame( [ 'ada@example.com', 'Hi {form:name}' ], [ $email[0]['to'], $email[0]['subject'] ] );
		self::assertSame( '', $email[0]['refusal'] );
		self::assertSame( [], Confirmation::get( $form, self::fields( '' ) ) );
		foreach ( [ 'a@b.com, c@d.com', "a@b.com\r\nBcc: c@d.com", 'no' ] as $value ) {
			self::assertStringContainsString( 'not a valid email address', Confirmation::get( $form, self::fields( $value ) )[0]['refusal'] ?? '', $value );
		}
		$other = self::form( self::contact(), [ 'confirmation' => [ 'enabled' => true, 'to' => 'name' ] ] );
		self::assertSame( [], Confirmation::get( $other, self::fields( 'ada@example.com' ) ), 'Only an email field can be the recipient.' );
	}

	public function test_custom_messages_replace_the_defaults(): void {
		$form = self::form( self::contact(), [ 'messages' => [ 'srfm_required' => 'Bitte "ausfüllen".', 'srfm_valid_email' => '' ] ] );
		self::assertSame( 'Bitte "ausfüllen".', $form->messages()['srfm_required'] );
		self::assertSame( 'Please enter a valid email address.', $form->messages()['srfm_valid_email'] );
		$html = do_shortcode( "[sureforms id=\"{$form->id()}\"]" );
		self::assertStringContainsString( 'data-error-msg="Bitte &quot;ausfüllen&quot;."', $html );
	}

	public function test_spam_protection_can_be_turned_off(): void {
		remove_all_filters( 'quayside_blocks_form_rate_limit' );
		$on   = self::form( self::contact(), [ 'minFillSeconds' => 0 ] );
		$off  = self::form( self::contact(), [ 'minFillSeconds' => 0, 'honeypot' => false, 'rateLimit' => false ] );
		$sent = static fn ( int $id ): array => [ 'form-id' => (string) $id, Token::honeypot( $id ) => 'filled' ];
		self::assertTrue( Gate::is_spam( $on, $sent( $on->id() ) ) );
		self::assertFalse( Gate::is_spam( $off, $sent( $off->id() ) ) );
		for ( $time = 0; $time < 12; $time++ ) {
			$last = [ Gate::form( $sent( $on->id() ), Token::make( $on->id() ) ), Gate::form( $sent( $off->id() ), Token::make( $off->id() ) ) ];
		}
		self::assertInstanceOf( \WP_Error::class, $last[0] );
		self::assertNotInstanceOf( \WP_Error::class, $last[1] );
	}

	/**
	 * @testdox [S9.35] The style contains only allowed values
	 */
	public function test_the_style_contains_only_allowed_values(): void {
		$style = FormStyle::get(
			[ 'fields' => 'filled', 'spacing' => 'medium', 'button' => 'full', 'radius' => 99, 'accent' => 'var:preset|color|sea', 'accentText' => '#FFFFFF' ]
		);
		self::assertSame( 'has-fields-filled has-button-full has-accent has-accent-text', $style['class'] );
		self::assertSame(
			'--quayside-form-radius:32px;--quayside-form-accent:var(--wp--preset--color--sea);--quayside-form-accent-text:#FFFFFF',
			$style['style']
		);
		foreach ( [ 'red', '#fff;}', 'var:preset|color|a b', "#ffffff\n", [ 'x' ], null ] as $color ) {
			self::assertSame( '', FormStyle::color( $color ) );
		}
		$form = self::form( self::contact(), [ 'style' => [ 'button' => 'end' ] ] );
		self::assertStringContainsString( 'has-button-end', do_shortcode( "[quayside_form id=\"{$form->id()}\"]" ) );
	}
}
